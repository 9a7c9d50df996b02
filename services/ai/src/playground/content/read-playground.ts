import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { numberedName } from '@academy/contracts/content/lesson-file.ts';
import { modelPricesFile, playgroundPairFile } from '@academy/contracts/content/playground-file.ts';
import type { IllustrativePair } from '@academy/contracts/http/ai/playground.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { parse } from 'yaml';
import { pricesInEuro, type Prices } from '../domain/prices.ts';

export interface PlaygroundContent {
  /** Null without content. */
  prices: Prices | null;
  pairs: Readonly<Record<Language, readonly IllustrativePair[]>>;
}

const read = async (file: string): Promise<unknown> => parse(await readFile(file, 'utf8'));

const readPair = async (folder: string, name: string) => {
  const { slug: id } = numberedName.parse(basename(name, '.yaml'));
  const { title, ...sides } = playgroundPairFile.parse(await read(join(folder, name)));
  const pairIn = (language: Language): IllustrativePair => ({ id, title: title[language], ...sides[language] });
  return { es: pairIn('es'), en: pairIn('en') };
};

/** The playground's pairs and prices under `content/playground`. Throws naming the file that does not fit. */
export const readPlayground = async (contentDirectory: string): Promise<PlaygroundContent> => {
  const root = join(contentDirectory, 'playground');
  const folder = join(root, 'pairs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const naming = (file: string) => (error: unknown) => {
    throw new Error(`content/playground/${file} cannot be read`, { cause: error });
  };
  const pairs = await Promise.all(names.map((name) => readPair(folder, name).catch(naming(`pairs/${name}`))));
  const prices = modelPricesFile.parse(await read(join(root, 'prices.yaml')).catch(naming('prices.yaml')));
  return {
    prices: pricesInEuro(prices),
    pairs: { es: pairs.map(({ es }) => es), en: pairs.map(({ en }) => en) },
  };
};
