import { foldCharacter } from '../reading/fold.ts';

/** Longer than any prompt that is taken; what comes after is not looked at. */
const MOST_TOKENS = 4_000;
const tokens = /\p{L}[\p{L}\p{M}]*|\p{N}+|[^\s\p{L}\p{M}\p{N}]/gu;

/** Most words need no look at their characters. */
const plainWord = /^[a-zA-Z]+$/;

function foldToken(token: string): string {
  let folded = '';
  for (const character of token) folded += foldCharacter(character);
  return /^\p{N}/u.test(folded) ? '0' : folded;
}

/** Folded words, every number as `0`, and each other sign for itself. */
export function tokensOf(text: string): string[] {
  const found: string[] = [];
  for (const [token] of text.matchAll(tokens)) {
    if (found.length === MOST_TOKENS) break;
    const folded = plainWord.test(token) ? token.toLowerCase() : foldToken(token);
    if (folded) found.push(folded);
  }
  return found;
}

/** How often each word and each pair of neighbours stands in a text. Takes time in proportion to its length. */
export function countTerms(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let before = '';
  for (const token of tokensOf(text)) {
    counts.set(token, (counts.get(token) ?? 0) + 1);
    if (before) {
      const pair = `${before} ${token}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    before = token;
  }
  return counts;
}
