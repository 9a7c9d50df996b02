import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { turnModel } from './data/turn-model.ts';
import { createTurnRepository } from './data/turn-repository.ts';
import { createSharedTurns } from './shared-turns.ts';
import { createTurns, type Turns } from './turns.ts';

/** Shorter than anybody waits for a turn, so that one of a dead process is taken within the wait. */
const leaseMs = 15_000;

/** Turns put together on their model. */
export const createTurnParts = (
  { mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>,
  { now }: { now: () => Date },
): { turns: Turns; sweeps: SweepJob[] } => {
  const model = turnModel(mongo);
  const repository = createTurnRepository(model);
  return {
    turns: createSharedTurns({ local: createTurns(), repository, leaseMs, logger, now }),
    sweeps: [{ name: 'turns of dead processes', model, filter: (at) => ({ expiresAt: { $lt: at } }) }],
  };
};
