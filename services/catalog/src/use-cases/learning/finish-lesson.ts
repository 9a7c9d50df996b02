import type { AttemptSeries } from '../../data/attempt-series.ts';
import { completeWhenPassed, type Completed } from '../../domain/completion.ts';
import type { ProgressState } from '../../domain/progress.ts';
import type { CatalogDeps } from '../deps.ts';

/**
 * Passing the last open exercise of a lesson completes it, and with the last lesson the course. For the write that
 * makes it passed, so that neither is lost in a crash nor told twice. Null where nothing is completed by it.
 */
export const finishLesson = async (
  { outline }: Pick<CatalogDeps, 'outline'>,
  { courseId, exerciseId }: AttemptSeries,
  { progress, at }: { progress: ProgressState; at: Date },
): Promise<Completed | null> => {
  const place = (await outline.read()).lessonOfExercise(exerciseId);
  // Withdrawn meanwhile, or moved to another course.
  if (place?.course._id !== courseId) return null;
  return completeWhenPassed(progress, place, at);
};
