import { learnSpellings } from '../matching/spellings.ts';
import { foldPhrase } from '../reading/fold.ts';

/** A blank-separated list of single words as a set of folded words. */
export function wordSet(...lists: string[]): ReadonlySet<string> {
  const words = lists.flatMap((list) => foldPhrase(list));
  learnSpellings(words);
  return new Set(words);
}

/** A pattern for a text that has any of these comma-separated, folded parts in it. */
export function anyOf(...lists: string[]): RegExp {
  return new RegExp(lists.flatMap((list) => list.split(',').map((part) => part.trim())).join('|'));
}

/** A pattern for a word that has any of these blank-separated, folded endings. */
export function endingIn(...lists: string[]): RegExp {
  return new RegExp(`(?:${lists.flatMap((list) => list.split(' ')).join('|')})$`);
}

/** Spanish feminine and plural forms of nouns and adjectives given in the masculine singular. */
export function withSpanishForms(list: string): string {
  return foldPhrase(list)
    .flatMap((word) => {
      if (word.endsWith('o')) return [word, `${word.slice(0, -1)}a`, `${word}s`, `${word.slice(0, -1)}as`];
      if (word.endsWith('or')) return [word, `${word}a`, `${word}es`, `${word}as`];
      if (/[aeiu]$/.test(word)) return [word, `${word}s`];
      return [word, `${word}es`];
    })
    .join(' ');
}

/** English plurals of nouns given in the singular. */
export function withEnglishForms(list: string): string {
  return foldPhrase(list)
    .flatMap((word) => {
      if (/(?:s|x|ch|sh)$/.test(word)) return [word, `${word}es`];
      if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
      return [word, `${word}s`];
    })
    .join(' ');
}

/** Comma-separated Spanish phrases; those that end in "a" also with its article: "dirigido a" and "dirigido al". */
export function withContraction(list: string): string {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .flatMap((phrase) => (phrase.endsWith(' a') ? [phrase, `${phrase}l`] : [phrase]))
    .join(', ');
}
