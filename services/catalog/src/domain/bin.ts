import { keptSince, retention } from '@academy/contracts/shared/retention.ts';
import type { BinnedExercise, LessonExercise } from './lesson.ts';

/** What may lie in the bin. */
export interface Binnable {
  binnedAt?: Date | null;
  endedAt?: Date | null;
}

/** Whether it lies in the bin, from where it can come back. */
export const isInBin = ({ binnedAt, endedAt }: Binnable): boolean => Boolean(binnedAt) && !endedAt;

/** Whether its time in the bin is over. */
export const isOver = (at: Date, now: Date): boolean => at < keptSince('bin', now);

const dayMs = 24 * 3_600_000;

/** When what was deleted then ends for good. */
export const endsAt = (at: Date): Date => new Date(at.getTime() + retention.bin.until.count * dayMs);

/** Whether a lesson is not as content/ brought it: staff edited it, or an exercise of it lies in the bin. */
export const isEdited = ({
  editedByStaff,
  binnedExercises = [],
}: {
  editedByStaff: boolean;
  binnedExercises?: readonly unknown[];
}): boolean => editedByStaff || binnedExercises.length > 0;

/** What others know of a record in the bin: that it is not published. */
export const withdrawn = { status: 'draft' } as const;

/** What a record loses as it comes out of the bin. */
export const outOfBin = { binnedAt: undefined, binnedBy: undefined } as const;

/** A lesson's exercises with one that comes back: behind the one that it stood behind, or last where that is not there. */
export const withRestored = (
  exercises: readonly LessonExercise[],
  { exercise, previous }: Pick<BinnedExercise, 'exercise' | 'previous'>,
): LessonExercise[] => {
  const behind = previous === null ? -1 : exercises.findIndex(({ id }) => id === previous);
  const at = previous !== null && behind === -1 ? exercises.length : behind + 1;
  return exercises.toSpliced(at, 0, exercise);
};
