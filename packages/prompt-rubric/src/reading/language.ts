import type { PromptLanguage } from '../rubric.ts';
import { englishWords, spanishWords } from './function-words.ts';
import type { Word } from './words.ts';

const shared = new Set([...spanishWords].filter((word) => englishWords.has(word)));

/**
 * The language a prompt is written in, by its function words (those of both languages, such as `a` and `me`, do not
 * count). `mixed` when each language has at least a third, undefined when there are none of either.
 */
export function detectLanguage(words: readonly Word[]): PromptLanguage | undefined {
  let es = 0;
  let en = 0;
  for (const { norm, isFunction } of words) {
    if (!isFunction || shared.has(norm)) continue;
    if (spanishWords.has(norm)) es += 1;
    else if (englishWords.has(norm)) en += 1;
  }
  if (es + en === 0) return undefined;
  const spanishShare = es / (es + en);
  if (spanishShare > 2 / 3) return 'es';
  return spanishShare < 1 / 3 ? 'en' : 'mixed';
}
