import type { PointedWords } from '@academy/prompt-rubric/rubric.ts';
import type { AttemptRecord } from './attempt.ts';
import { pointsAlike } from './pointing.ts';

/** Whether a check is the one that this attempt was made by, and not another under the same id. */
export const isSameCheck = (
  attempt: Pick<AttemptRecord, 'userId' | 'exerciseId' | 'answer' | 'pointings' | 'criteria'>,
  check: { userId: string; exerciseId: string; answer: string; pointed: readonly PointedWords[] },
): boolean =>
  attempt.userId === check.userId &&
  attempt.exerciseId === check.exerciseId &&
  attempt.answer === check.answer &&
  pointsAlike(attempt, check.pointed);
