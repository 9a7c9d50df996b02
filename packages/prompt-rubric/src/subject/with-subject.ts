import { withoutDiscounts, type Reading } from '../reading/reading.ts';
import type { SubjectJudge } from './subject-judge.ts';

/**
 * The reading with what `subject` finds in it. Notes so terse that they look like loose words are none where the prompt does
 * what the exercise asks: their sentences count then. A prompt that is a heap of words as a whole has to be as terse as notes.
 */
export function withSubject(reading: Reading, judge: SubjectJudge | undefined): Reading {
  const subject = judge?.(reading);
  if (!judge || subject?.status !== 'met' || !mayBeNotes(reading)) return { ...reading, subject };
  const counting = withoutDiscounts(reading, 'loose-words');
  return { ...counting, subject: judge(counting) };
}

function mayBeNotes({ sentences, asking, isTerse }: Reading): boolean {
  return sentences.some(({ discount }) => discount === 'loose-words') && (isTerse || asking.length > 0);
}
