import { DuplicateKeyError } from '../mongo/duplicate-key-error.ts';
import type { Aggregate, Identified } from './aggregate.ts';
import type { PendingEvent } from './pending-event.ts';
import { changeAggregate, createAggregate, type ChangeOptions } from './with-event.ts';

/**
 * Changes an aggregate, or creates it when it is not there yet, such as a learner's progress in a course. Of two
 * writers that find nothing, one creates and the other changes. Errors as in `changeAggregate`.
 */
export const changeOrCreateAggregate = async <State extends Identified>(
  options: ChangeOptions<State> & {
    create: () => { state: State; events: readonly PendingEvent[] };
  },
): Promise<Aggregate<State>> => {
  const changed = await changeAggregate<State>(options);
  if (changed) return changed;
  try {
    return await createAggregate<State>({ model: options.model, ...options.create() });
  } catch (error) {
    if (!(error instanceof DuplicateKeyError) || !error.fields.includes('_id')) throw error;
    const afterAll = await changeAggregate<State>(options);
    if (afterAll) return afterAll;
    throw error;
  }
};
