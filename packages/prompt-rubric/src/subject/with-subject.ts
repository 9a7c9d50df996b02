import { withoutDiscounts, type Reading } from '../reading/read-prompt.ts';
import type { SubjectJudge } from './subject-judge.ts';

/**
 * The reading with what `subject` finds in it. Notes so terse that they look like a heap of words are none where they do
 * what the exercise asks: their sentences count then.
 */
export function withSubject(reading: Reading, judge: SubjectJudge | undefined): Reading {
  const subject = judge?.(reading);
  if (!judge || !reading.isTerse || subject?.standing !== 'met') return { ...reading, subject };
  const counting = withoutDiscounts(reading, 'loose-words');
  return { ...counting, subject: judge(counting) };
}
