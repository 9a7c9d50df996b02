import { numberedName } from '@academy/contracts/content/lesson-file.ts';
import {
  modelPricesFile,
  playgroundPairFile,
  type PlaygroundPairFile,
} from '@academy/contracts/content/playground-file.ts';
import type { IllustrativePair } from '@academy/contracts/http/ai/playground.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { readYamlFile, readYamlFiles, yamlNames } from '../../content/read-yaml-folder.ts';
import { pricesInEuro, type Prices } from '../domain/prices.ts';

export interface PlaygroundContent {
  /** Null without content. */
  prices: Prices | null;
  pairs: Readonly<Record<Language, readonly IllustrativePair[]>>;
}

const toPairs = (name: string, { title, ...sides }: PlaygroundPairFile) => {
  const { data: numbered } = numberedName.safeParse(name);
  if (!numbered) throw new Error(`content/playground/pairs/${name}.yaml cannot be read: its name needs a number`);
  const { slug: id } = numbered;
  const pairIn = (language: Language): IllustrativePair => ({ id, title: title[language], ...sides[language] });
  return { es: pairIn('es'), en: pairIn('en') };
};

/** The playground's pairs and prices under `content/playground`. Throws naming the file that does not fit. */
export const readPlayground = async (contentDirectory: string): Promise<PlaygroundContent> => {
  const folder = 'playground/pairs';
  const names = await yamlNames(contentDirectory, folder);
  const files = await readYamlFiles(contentDirectory, { folder, names, schema: playgroundPairFile });
  const pairs = files.map(({ name, data }) => toPairs(name, data));
  const prices = await readYamlFile(contentDirectory, 'playground/prices.yaml', modelPricesFile);
  return {
    prices: pricesInEuro(prices),
    pairs: { es: pairs.map(({ es }) => es), en: pairs.map(({ en }) => en) },
  };
};
