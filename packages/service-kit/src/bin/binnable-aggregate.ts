import { openModel } from '../mongo/open-model.ts';
import type { Aggregate, Identified, Stored } from '../outbox/aggregate.ts';
import { withoutOutbox } from '../outbox/outbox-schema.ts';
import type { PendingEvent } from '../outbox/pending-event.ts';
import { chainOf } from '../versions/chain/version-chain.ts';
import { withoutUnfiled } from '../versions/version-model.ts';
import type { Save } from '../versions/version.ts';
import {
  createVersionedAggregate,
  type VersionedChange,
  type VersionedOptions,
} from '../versions/versioned-aggregate.ts';
import { isInBin, type Binnable } from './bin.ts';
import { binKind, binStateOf, changedBetween, wholeInBin, type BinnedPart } from './bin-seals.ts';
import { binAltered } from './bin-texts.ts';

/** Projection that leaves out what waits to be published or filed. */
export const withoutBookkeeping = { ...withoutOutbox, ...withoutUnfiled } as const;

/** What of it lies in the bin now, as the store has it. */
export interface BinnedNow {
  id: string;
  seal: string;
}

type Work<State> = (
  before: Aggregate<State>,
) => VersionedChange<State> | null | Promise<VersionedChange<State> | null>;

type BinnableState = Identified & Binnable & { updatedAt: Date };

interface Options<State extends BinnableState> extends Omit<VersionedOptions<State>, 'binnedOf'> {
  /** As the bin lists it: `lessons`. */
  kind: string;
  /** What of it lies in the bin by itself, beside the whole; a field of that name says when it went there. */
  parts?: { of: (state: State) => BinnedPart[]; field: string };
}

/** The writes of an aggregate whose saves are kept as versions and that may lie in the bin. */
export const createBinnable = <State extends BinnableState>(options: Options<State>) => {
  const { model, versions, kind, parts } = options;
  const binnedOf = (state: State): BinnedPart[] => [...wholeInBin(kind, state), ...(parts?.of(state) ?? [])];
  const versioned = createVersionedAggregate<State>({ ...options, binnedOf });
  const { create, change, file, fileAll, isUsedUnfiled } = versioned;

  const isAsBinned = async (state: State, partId: string): Promise<boolean> => {
    const part = binnedOf(state).find(({ id }) => id === partId);
    const kept = await versions.inChain(chainOf({ kind: binKind, recordId: partId }));
    const last = kept.at(-1);
    return (
      part !== undefined &&
      last !== undefined &&
      kept.every((version) => versions.isAsKept(version)) &&
      changedBetween(kept) === null &&
      binStateOf(last).seal === versions.binSeal(part)
    );
  };

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

    /** Throws DomainError 409 where a part in the bin is not what was put there. */
    assertAsBinned: async (state: State, partId: string): Promise<void> => {
      // Once more, since another write may have come after the first filing.
      for (const _ of [1, 2]) {
        await file(state._id);
        if (await isAsBinned(state, partId)) return;
      }
      throw binAltered();
    },

    /** What lies in the bin, in the store as it stands. */
    binnedNow: async (): Promise<BinnedNow[]> => {
      const stored = openModel<Stored<Identified & Binnable>>(model);
      const where = [
        { binnedAt: { $ne: null }, endedAt: null },
        ...(parts ? [{ [parts.field]: { $ne: null } }] : []),
      ];
      const found = await stored.find({ $or: where, removedAt: null }, withoutBookkeeping).lean();
      // The projection leaves out bookkeeping alone: what is read is the state.
      const binned = (found as unknown as State[]).flatMap(binnedOf);
      return binned.map((part) => ({ id: part.id, seal: versions.binSeal(part) }));
    },

    fileVersions: file,
    fileAllVersions: fileAll,
    isUsedUnfiled,
  };
};
