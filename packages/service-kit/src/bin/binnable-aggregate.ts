import type { Aggregate, Identified } from '../outbox/aggregate.ts';
import { withoutOutbox } from '../outbox/outbox-schema.ts';
import type { PendingEvent } from '../outbox/pending-event.ts';
import { withoutUnfiled } from '../versions/version-model.ts';
import type { Save } from '../versions/version.ts';
import { createVersionedAggregate, type VersionedChange } from '../versions/versioned-aggregate.ts';
import { isInBin, type Binnable } from './bin.ts';

/** Projection that leaves out what waits to be published or filed. */
export const withoutBookkeeping = { ...withoutOutbox, ...withoutUnfiled } as const;

type Work<State> = (
  before: Aggregate<State>,
) => VersionedChange<State> | null | Promise<VersionedChange<State> | null>;

/** The writes of an aggregate whose saves are kept as versions and that may lie in the bin. */
export const createBinnable = <State extends Identified & Binnable & { updatedAt: Date }>(
  options: Parameters<typeof createVersionedAggregate<State>>[0],
) => {
  const { create, change, file, fileAll, isUsedUnfiled } = createVersionedAggregate<State>(options);

  const changeWhere = async (
    id: string,
    isMeant: (before: State) => boolean,
    work: Work<State>,
  ): Promise<Aggregate<State> | null> => {
    let found = false;
    const changed = await change(id, (before) => {
      found = isMeant(before);
      return found ? work(before) : null;
    });
    return found ? changed : null;
  };

  return {
    /** Its first state, and those of its parts, are versions where it says who saves it. */
    create: (state: State, events: readonly PendingEvent[], saved?: Save) => create(state, { events, saved }),

    /** What it and its parts become are versions where the change says who saves it. Null for what lies in the bin. */
    change: (id: string, work: Work<State>) => changeWhere(id, ({ binnedAt }) => !binnedAt, work),

    /** The same of what lies in the bin, and null for what does not. */
    changeInBin: (id: string, work: Work<State>) => changeWhere(id, isInBin, work),

    fileVersions: file,
    fileAllVersions: fileAll,
    isUsedUnfiled,
  };
};
