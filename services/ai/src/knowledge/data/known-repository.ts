import type { AggregateVersion } from '@academy/service-kit/consumers/aggregate-version.ts';
import { applyNewer, removeNewer } from '@academy/service-kit/consumers/apply-newer.ts';
import type { RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import type { KnownByKind, KnownKind, Versioned } from '../domain/known.ts';
import type { KnownModels, KnownRow } from './known-models.ts';

/** Which version of each published record is kept, by id. */
export type Versions = ReadonlyMap<string, number>;

/** What a course lacks that a replica of an earlier release has taken: it opens to nobody more until its next event. */
const absent = { course: { isPremium: true }, lesson: {}, document: {} } as const;

const published = { removed: { $ne: true } } as const;

/** The read model of what the academy publishes: courses, lessons with their exercises, and documents. */
export const createKnownRepository = (models: KnownModels) => {
  // A kind's model holds that kind's records, which TypeScript cannot follow through an indexed access.
  const modelOf = <Kind extends KnownKind>(kind: Kind) =>
    models[kind] as unknown as RecordModel<KnownRow<{ _id: string }>>;

  return {
    versions: async (kind: KnownKind): Promise<Versions> => {
      const rows = await modelOf(kind).find(published, { sequence: 1 }).lean();
      return new Map(rows.map(({ _id, sequence }) => [_id, sequence]));
    },

    read: async <Kind extends KnownKind>(
      kind: Kind,
      ids: readonly string[],
    ): Promise<Versioned<KnownByKind[Kind]>[]> => {
      if (ids.length === 0) return [];
      const rows = await modelOf(kind)
        .find({ _id: { $in: [...ids] }, ...published })
        .lean();
      return rows.map((row) => ({ ...absent[kind], ...row })) as unknown as Versioned<KnownByKind[Kind]>[];
    },

    keep: async <Kind extends KnownKind>(
      kind: Kind,
      version: AggregateVersion,
      state: Omit<KnownByKind[Kind], '_id'>,
    ): Promise<void> => {
      await applyNewer(models[kind], version, state);
    },

    remove: async (kind: KnownKind, version: AggregateVersion): Promise<void> => {
      await removeNewer(models[kind], version);
    },
  };
};

export type KnownRepository = ReturnType<typeof createKnownRepository>;
