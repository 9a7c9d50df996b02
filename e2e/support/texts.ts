import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'es' | 'en';
export const languages: readonly Language[] = ['es', 'en'];

type Tree = { [key: string]: string | Tree };

const sources = join(import.meta.dirname, '../../web-learner/src');
const fileOf = (area: string, language: Language): string =>
  area === 'shared'
    ? join(sources, 'shared/i18n/locales', `${language}.json`)
    : join(sources, 'features', area, 'locales', `${language}.json`);

/** Words of the lessons that the back office says too. */
const exerciseWords = (language: Language): string =>
  join(import.meta.dirname, '../../packages/web-kit/src/exercise/locales', `${language}.json`);

const read = (file: string): Tree => JSON.parse(readFileSync(file, 'utf8')) as Tree;

const trees = new Map<string, Tree>();
const treeOf = (area: string, language: Language): Tree => {
  const key = `${area}/${language}`;
  const known = trees.get(key);
  if (known) return known;
  const tree = {
    ...read(fileOf(area, language)),
    ...(area === 'lessons' && read(exerciseWords(language))),
  };
  trees.set(key, tree);
  return tree;
};

/**
 * The text of a screen by its area and key, such as `text('es', 'auth', 'signIn.submit')`, so that a journey
 * reads the same words as the learner. Throws for a key that is not there.
 */
export const text = (
  language: Language,
  area: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string => {
  const found = key
    .split('.')
    .reduce<string | Tree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      treeOf(area, language),
    );
  if (typeof found !== 'string') throw new Error(`No text ${area}:${key} in ${language}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};
