import { localeOf } from './dates.ts';

/** Names one after another as a sentence has them, such as `A, B and C` or `A, B y C`. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(names);
