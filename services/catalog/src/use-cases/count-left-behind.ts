import type { AttemptSeries } from '../data/attempt-series.ts';
import { countSeries } from './count-series.ts';
import type { CatalogDeps } from './deps.ts';
import { takeOverrides } from './overrides/take-overrides.ts';

const batch = 200;

const countEach = async (deps: CatalogDeps, left: readonly AttemptSeries[]): Promise<number> => {
  let counted = 0;
  for (const series of left) {
    try {
      await countSeries(deps, series);
      await takeOverrides(deps, series);
      counted += 1;
    } catch (error) {
      // It stays marked, and must not keep the others waiting.
      deps.logger.warn({ err: error, exercise: series.exerciseId }, 'attempts are not counted yet');
    }
  }
  return counted;
};

/** Counts what one learner's progress lacks after a crash, before it is shown. */
export const countLeftBehindOf = async (deps: CatalogDeps, userId: string): Promise<void> => {
  await countEach(deps, await deps.attempts.listUncounted({ userId, until: deps.now(), limit: batch }));
};

/**
 * Counts what crashes have left behind of everybody; it may meet checks in flight, which harms neither. Returns how
 * many series were brought up to date.
 */
export const countAllLeftBehind = async (deps: CatalogDeps): Promise<number> =>
  countEach(deps, await deps.attempts.listUncounted({ until: deps.now(), limit: batch }));
