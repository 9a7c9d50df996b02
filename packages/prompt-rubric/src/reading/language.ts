import { functionWords as english } from '../lexicon/en/function-words.ts';
import { functionWords as spanish } from '../lexicon/es/function-words.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import type { PromptLanguage } from '../rubric.ts';
import type { Word } from './words.ts';

const spanishWords = wordSet(spanish);
const englishWords = wordSet(english);
const shared = new Set([...spanishWords].filter((word) => englishWords.has(word)));

/** Whether a word holds sentences together in either language. */
export function isFunctionWord(norm: string): boolean {
  return spanishWords.has(norm) || englishWords.has(norm);
}

/**
 * The language a prompt is written in, by its function words (those of both languages, such as `a` and `me`, do not
 * count). `mixed` when each language has at least a third, undefined when there are none of either.
 */
export function detectLanguage(words: readonly Word[]): PromptLanguage | undefined {
  let es = 0;
  let en = 0;
  for (const { norm } of words) {
    if (shared.has(norm)) continue;
    if (spanishWords.has(norm)) es += 1;
    else if (englishWords.has(norm)) en += 1;
  }
  if (es + en === 0) return undefined;
  const spanishShare = es / (es + en);
  if (spanishShare > 2 / 3) return 'es';
  return spanishShare < 1 / 3 ? 'en' : 'mixed';
}
