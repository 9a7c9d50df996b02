import { foldPhrase } from '../reading/fold.ts';
import { isFunctionWord } from '../reading/function-words.ts';
import { shorthand } from '../reading/shorthand.ts';
import type { Word } from '../reading/words.ts';
import type { PointingRefusal } from '../rubric.ts';

const FEWEST_WORDS = 3;
const FEWEST_CONTENT_WORDS = 2;
const MOST_WORDS = 60;

/** Whether so many words may be pointed to: enough of them to say something, and no more than a sentence has. */
export function refusalOfLength(
  words: readonly Pick<Word, 'norm' | 'isFunction'>[],
): Extract<PointingRefusal, 'too-short' | 'too-long'> | undefined {
  const content = new Set(words.filter(({ isFunction }) => !isFunction).map(({ norm }) => norm));
  if (words.length < FEWEST_WORDS || content.size < FEWEST_CONTENT_WORDS) return 'too-short';
  return words.length > MOST_WORDS ? 'too-long' : undefined;
}

/** The same of a text that is not read otherwise, so that nobody is offered what the checker refuses. */
export function hasLengthToPointTo(text: string): boolean {
  const words = foldPhrase(text)
    .map((typed) => shorthand.get(typed) ?? typed)
    .map((norm) => ({ norm, isFunction: isFunctionWord(norm) }));
  return refusalOfLength(words) === undefined;
}
