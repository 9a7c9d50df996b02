import type { Word } from './words.ts';

/**
 * Finds the next word of a kind from a position on, or `limit` where there is none before it. Asked in order it looks at
 * each word once, so that a thousand questions about one sentence take no longer than one.
 */
export function createSearch(
  words: readonly Word[],
  limit: number,
  isOfKind: (word: Word, at: number) => boolean,
): (at: number) => number {
  let from = 0;
  let found = -1;
  return (at) => {
    if (at >= from && at <= found) return found;
    from = at;
    for (found = at; found < limit; found += 1) {
      const word = words[found];
      if (word && isOfKind(word, found)) break;
    }
    return found;
  };
}
