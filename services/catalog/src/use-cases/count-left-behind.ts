import { countSeries } from './count-series.ts';
import type { CatalogDeps } from './deps.ts';

const batch = 200;
/** A check in flight counts its own attempt; what waits for longer than this was left behind. */
const patienceMs = 5_000;

/** Counts what one learner's progress lacks after a crash, before it is shown. A failure only leaves it for later. */
export const countLeftBehindOf = async (deps: CatalogDeps, userId: string): Promise<void> => {
  try {
    const left = await deps.attempts.listUncounted({ userId, before: deps.now(), limit: batch });
    for (const series of left) await countSeries(deps, series);
  } catch (error) {
    deps.logger.warn({ err: error }, 'attempts are not counted yet');
  }
};

/** Counts what crashes have left behind of everybody. Returns how many series were brought up to date. */
export const countAllLeftBehind = async (deps: CatalogDeps): Promise<number> => {
  const before = new Date(deps.now().getTime() - patienceMs);
  const left = await deps.attempts.listUncounted({ before, limit: batch });
  for (const series of left) await countSeries(deps, series);
  return left.length;
};
