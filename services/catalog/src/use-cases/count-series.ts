import type { AttemptSeries } from '../data/attempt-series.ts';
import type { CountableAttempt } from '../domain/attempt.ts';
import { countAttempts } from '../domain/count-attempts.ts';
import { completionEvents } from '../domain/learning-events.ts';
import { newProgress, exerciseProgressIn, type ProgressRecord } from '../domain/progress.ts';
import type { CatalogDeps } from './deps.ts';
import { finishLesson } from './learning/finish-lesson.ts';

/** Counted in one write: each attempt has its event, and of those an aggregate takes only so many. */
const batch = 50;

const uncountedAfter = async (
  { attempts }: CatalogDeps,
  series: AttemptSeries,
  { counted, newest }: { counted: number; newest: CountableAttempt | undefined },
): Promise<CountableAttempt[]> => {
  if (newest && newest.attempt <= counted) return [];
  if (newest?.attempt === counted + 1) return [newest];
  return attempts.listAfter(series, counted, batch);
};

/** Counts until nothing is left; null where the learner has no progress in the course yet. */
const countAll = async (
  deps: CatalogDeps,
  series: AttemptSeries,
  newest: CountableAttempt | undefined,
): Promise<ProgressRecord | null> => {
  for (;;) {
    let isWhole = true;
    const after = await deps.progress.change(series, async (current) => {
      const counted = exerciseProgressIn(current, series.exerciseId)?.attempts ?? 0;
      const uncounted = await uncountedAfter(deps, series, { counted, newest });
      isWhole = uncounted.length < batch;
      const result = countAttempts(current, uncounted);
      if (!result) return null;
      const { lastActivityAt: at, activeWeeks } = result.progress;
      const finished = await finishLesson(deps, series, { progress: result.progress, at });
      const { exercises, last, lastActivityAt, lessons, completed } = finished?.progress ?? result.progress;
      return {
        state: { exercises, last, lastActivityAt, lessons, completed, ...(activeWeeks && { activeWeeks }) },
        events: [...result.events, ...(finished ? completionEvents(finished) : [])],
      };
    });
    if (!after || isWhole) return after;
  }
};

/**
 * Brings a learner's progress up to the attempts kept for one exercise, or up to `newest` where the caller has just
 * kept that. Attempts are the truth and progress is derived: it knows up to which number it has counted, so this may
 * run at any time, any number of times and in parallel, and each attempt counts once. Null when the learner's records
 * were erased meanwhile. Throws DomainError 503 while too many events wait to be published; what is counted by then
 * stays so.
 */
export const countSeries = async (
  deps: CatalogDeps,
  series: AttemptSeries,
  newest?: CountableAttempt,
): Promise<ProgressRecord | null> => {
  let after = await countAll(deps, series, newest);
  if (!after) {
    // Checked without having opened the lesson, which enrols too; or the account is gone.
    const begin = () => newProgress(series.userId, series.courseId, deps.now());
    after = await deps.erasure.guard(series.userId, async () => {
      await deps.progress.changeOrBegin(series, { begin, change: () => null });
      return countAll(deps, series, newest);
    });
  }
  const progress = after && exerciseProgressIn(after, series.exerciseId);
  if (progress) await deps.attempts.markCounted(series, progress.attempts);
  return after;
};
