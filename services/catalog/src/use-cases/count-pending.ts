import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { countAfterWeek } from '../domain/pending-pass.ts';
import { countSeries } from './count-series.ts';
import type { CatalogDeps } from './deps.ts';
import { takeOverrides } from './overrides/take-overrides.ts';

const batch = 200;

/**
 * Lets the passes count that a week has gone by without objection. Progress takes them as it takes what staff decide, now
 * or, after a crash in between, with the attempts left behind; of several replicas one counts each. Returns how many.
 */
export const countPending = async (deps: CatalogDeps): Promise<number> => {
  const due = await deps.attempts.listDue(deps.now(), batch);
  let counted = 0;
  for (const attempt of due) {
    try {
      // Counted first, so that its `exercise_checked` says how it stood when it was checked.
      await countSeries(deps, attempt);
      await deps.attempts.change(attempt._id, (current) => countAfterWeek(current, deps.now()));
      failPoint('catalog.after_pending');
      await takeOverrides(deps, attempt);
      counted += 1;
    } catch (error) {
      deps.logger.warn({ err: error, exercise: attempt.exerciseId }, 'a pending pass is not counted yet');
    }
  }
  return counted;
};
