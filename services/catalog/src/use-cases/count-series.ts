import type { AttemptSeries } from '../data/attempt-repository.ts';
import { countAttempts } from '../domain/count-attempts.ts';
import { newProgress, standingIn, type ProgressRecord } from '../domain/progress.ts';
import type { CatalogDeps } from './deps.ts';
import { eraseIfDeleted } from './erase-learner.ts';

/**
 * Brings a learner's progress up to the attempts kept for one exercise. Attempts are the truth and progress is
 * derived: it knows up to which number it has counted, so this may run at any time, any number of times and in
 * parallel, and each attempt counts once. Null when the learner's records were erased meanwhile.
 */
export const countSeries = async (
  deps: CatalogDeps,
  series: AttemptSeries,
): Promise<ProgressRecord | null> => {
  const { attempts, progress, now } = deps;
  const { userId, courseId, exerciseId } = series;
  const count = () =>
    progress.change(series, async (current) => {
      const uncounted = await attempts.listAfter(series, standingIn(current, exerciseId)?.attempts ?? 0);
      const counted = countAttempts(current, uncounted);
      if (!counted) return null;
      const { exercises, last, lastActivityAt } = counted.progress;
      return { state: { exercises, last, lastActivityAt }, events: counted.events };
    });
  const begin = () => newProgress(userId, courseId, now());
  let after = await count();
  if (!after) {
    // Checked without having opened the lesson: that enrols too.
    await progress.changeOrBegin(series, { begin, change: () => null });
    after = await count();
  }
  const standing = after && standingIn(after, exerciseId);
  if (standing) await attempts.markCounted(series, standing.attempts);
  await eraseIfDeleted(deps, userId);
  return after;
};
