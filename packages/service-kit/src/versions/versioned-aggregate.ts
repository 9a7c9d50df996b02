import { binEntries, type BinnedPart } from '../bin/bin-seals.ts';
import type { Logger } from '../logging/logger.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import type { Aggregate, Identified } from '../outbox/aggregate.ts';
import type { StateChange } from '../outbox/outbox-write.ts';
import type { PendingEvent } from '../outbox/pending-event.ts';
import { changeAggregate, createAggregate, type AggregateChange } from '../outbox/with-event.ts';
import { createVersionFiling } from './file-versions.ts';
import type { UnfiledVersions } from './version-model.ts';
import type { VersionRepository } from './version-repository.ts';
import type { Save, VersionedPart, VersionRecord } from './version.ts';
import { changedParts, versionsOfWrite } from './versions-of-write.ts';

/** A change of state with its events and, where what it leaves is kept as a version, who saves it. */
export interface VersionedChange<State> extends AggregateChange<State> {
  saved?: Save;
}

/** What callers see of an aggregate: without the versions that wait in it. */
const withoutWaiting = <State>(stored: Aggregate<State> & UnfiledVersions): Aggregate<State> => {
  const { unfiled: _unfiled, unfiledSince: _since, ...rest } = stored;
  // What is left is the aggregate; TypeScript cannot subtract from a type parameter.
  return rest as unknown as Aggregate<State>;
};

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

interface Write<State> {
  before: State | null;
  after: State;
  waiting: readonly VersionRecord[];
}

export interface VersionedOptions<State> {
  model: AnyModel<State>;
  versions: VersionRepository;
  /** What of an aggregate is kept: itself, and its parts that have versions of their own. */
  partsOf: (state: State) => VersionedPart[];
  /** What of an aggregate lies in the bin; each write that changes it is kept too, whoever makes it. */
  binnedOf: (state: State) => BinnedPart[];
  logger: Logger;
}

/**
 * An aggregate whose saves are kept: the version is a part of the write that it tells of, as its events are, and is filed
 * from there into the collection of versions. What a crash leaves unfiled, `fileAll` files.
 */
export const createVersionedAggregate = <State extends Identified & { updatedAt: Date }>(
  options: VersionedOptions<State>,
) => {
  const { model, versions, partsOf, binnedOf } = options;
  const { fileSaved, ...filing } = createVersionFiling(model, options);

  /** Of which of these parts something is kept. */
  const keptOf = async (
    parts: readonly VersionedPart[],
    waiting: readonly VersionRecord[],
  ): Promise<Set<string>> => {
    const kept = new Set(waiting.map(({ kind, recordId }) => keyOf(kind, recordId)));
    for (const { kind, id } of parts)
      if (!kept.has(keyOf(kind, id)) && (await versions.isKept(kind, id))) kept.add(keyOf(kind, id));
    return kept;
  };

  /** The versions that a save makes. */
  const versionsOf = async (
    { before, after, waiting }: Write<State>,
    saved: Save,
  ): Promise<VersionRecord[]> => {
    const parts = { before: before ? partsOf(before) : [], after: partsOf(after) };
    const kept = await keptOf(
      changedParts(parts).flatMap(({ was }) => was ?? []),
      waiting,
    );
    return versionsOfWrite(
      { ...parts, ...saved, beforeAt: before?.updatedAt ?? null, at: after.updatedAt },
      ({ kind, id }) => kept.has(keyOf(kind, id)),
    );
  };

  /** What a write carries for what is kept of it; null where nothing is. */
  const carried = async (
    write: Write<State>,
    saved: Save | undefined,
  ): Promise<Required<UnfiledVersions> | null> => {
    const { before, after, waiting } = write;
    const at = new Date();
    const made = [
      ...(saved ? await versionsOf(write, saved) : []),
      ...binEntries({
        before: before ? binnedOf(before) : [],
        after: binnedOf(after),
        seal: versions.binSeal,
        at,
      }),
    ];
    return made.length === 0 ? null : { unfiled: [...waiting, ...made], unfiledSince: at };
  };

  return {
    ...filing,

    /** `createAggregate`, whose first state is a version where it says who made it. */
    create: async (
      state: State,
      { events, saved }: { events: readonly PendingEvent[]; saved?: Save | undefined },
    ): Promise<Aggregate<State>> => {
      const more = await carried({ before: null, after: state, waiting: [] }, saved);
      const created = await createAggregate<State & UnfiledVersions>({
        model,
        state: { ...state, ...more },
        events,
      });
      if (more) await fileSaved(state._id);
      return withoutWaiting(created);
    },

    /** `changeAggregate`, whose state after is a version where the change says who saved it and changed what is kept. */
    change: async (
      id: string,
      change: (
        current: Aggregate<State>,
      ) => VersionedChange<State> | null | Promise<VersionedChange<State> | null>,
    ): Promise<Aggregate<State> | null> => {
      let keeps = false;
      const changed = await changeAggregate<State & UnfiledVersions>({
        model,
        id,
        change: async (current) => {
          keeps = false;
          const before = withoutWaiting<State>(current);
          const decided = await change(before);
          if (!decided) return null;
          const { state, events, saved } = decided;
          const after: State = { ...before, ...state };
          const more = await carried({ before, after, waiting: current.unfiled ?? [] }, saved);
          keeps = more !== null;
          // Fields of the aggregate and of its bookkeeping: a mapped type over a parameter cannot be checked by member.
          return { state: { ...state, ...more } as StateChange<State & UnfiledVersions>, events };
        },
      });
      if (keeps) await fileSaved(id);
      return changed && withoutWaiting<State>(changed);
    },
  };
};
