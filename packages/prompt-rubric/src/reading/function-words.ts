import { functionWords as english } from '../lexicon/en/function-words.ts';
import { functionWords as spanish } from '../lexicon/es/function-words.ts';
import { wordSet } from '../lexicon/fold-list.ts';

export const spanishWords = wordSet(spanish);
export const englishWords = wordSet(english);
const either = new Set([...spanishWords, ...englishWords]);

/** Whether a folded word holds sentences together in either language. */
export function isFunctionWord(norm: string): boolean {
  return either.has(norm);
}
