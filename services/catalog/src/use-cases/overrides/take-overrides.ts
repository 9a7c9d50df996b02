import type { AttemptSeries } from '../../data/attempt-series.ts';
import { completionEvents } from '../../domain/learning-events.ts';
import { exerciseProgressIn, withPassed } from '../../domain/progress.ts';
import type { CatalogDeps } from '../deps.ts';
import { finishLesson } from '../learning/finish-lesson.ts';

/**
 * Takes what staff decided on a series of attempts into the learner's progress, derived again from all that are
 * counted. May run at any time, any number of times and in parallel: a decision stays marked until a progress written
 * after it was read has it.
 */
export const takeOverrides = async (deps: CatalogDeps, series: AttemptSeries): Promise<void> => {
  const { attempts, progress } = deps;
  const waiting = await attempts.listOverruled(series);
  if (waiting.length === 0) return;
  const { exerciseId } = series;
  await progress.change(series, async (current) => {
    const passed = await attempts.hasPassed(series, exerciseProgressIn(current, exerciseId)?.attempts ?? 0);
    const decided = withPassed(current, exerciseId, passed);
    const finished = passed ? await finishLesson(deps, series, { progress: decided, at: deps.now() }) : null;
    const { exercises, lessons, completed } = finished?.progress ?? decided;
    // Written even where nothing differs, so that a reader that read before this loses the race and retries.
    return { state: { exercises, lessons, completed }, events: finished ? completionEvents(finished) : [] };
  });
  for (const attempt of waiting) await attempts.markTaken(attempt);
};
