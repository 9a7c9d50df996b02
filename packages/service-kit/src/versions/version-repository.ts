import { upsert } from '../mongo/upsert.ts';
import type { VersionModel } from './version-model.ts';
import type { VersionRecord } from './version.ts';

/** So many drafts of a record are kept, and beside them so many published states. */
export const mostVersions = 100;

type OfRecord = Pick<VersionRecord, 'kind' | 'recordId'>;

const newestFirst = { savedAt: -1, _id: -1 } as const;

/** The kept states of a service's records. */
export const createVersionRepository = (versions: VersionModel) => {
  /**
   * What a record was as its file was imported last; as it stood before the first change of all, where no import is among
   * what is kept.
   */
  const findImported = async ({ kind, recordId }: OfRecord): Promise<VersionRecord | null> => {
    for (const source of ['imported', 'earlier'] as const) {
      const [found] = await versions.find({ kind, recordId, source }).sort(newestFirst).limit(1).lean();
      if (found) return found;
    }
    return null;
  };

  /** A hundred saves of a draft do not push out what learners have seen, and none what the last import brought. */
  const prune = async ({ kind, recordId }: OfRecord): Promise<void> => {
    for (const isPublished of [true, false]) {
      const beyond = await versions
        .find({ kind, recordId, isPublished }, { _id: 1 })
        .sort(newestFirst)
        .skip(mostVersions)
        .lean();
      if (beyond.length === 0) continue;
      const imported = await findImported({ kind, recordId });
      const ids = beyond.map(({ _id }) => _id).filter((id) => id !== imported?._id);
      if (ids.length > 0) await versions.deleteMany({ _id: { $in: ids } });
    }
  };

  return {
    /** Keeps these, each once however often it is called, and the newest of their records. */
    keep: async (kept: readonly VersionRecord[]): Promise<void> => {
      for (const { _id, ...version } of kept)
        await upsert(() => versions.updateOne({ _id }, { $setOnInsert: version }, { upsert: true }));
      const records = new Map(kept.map(({ kind, recordId }) => [`${kind} ${recordId}`, { kind, recordId }]));
      for (const record of records.values()) await prune(record);
    },

    isKept: async (kind: string, recordId: string): Promise<boolean> =>
      (await versions.exists({ kind, recordId })) !== null,

    /** A page of a record's versions, newest first, without their states. */
    list: async (
      { kind, recordId }: OfRecord,
      { from, to }: { from: number; to: number },
    ): Promise<{ rows: Omit<VersionRecord, 'state'>[]; total: number }> => {
      const rows = await versions
        .find({ kind, recordId }, { state: 0 })
        .sort(newestFirst)
        .skip(from)
        .limit(to - from + 1)
        .lean();
      return { rows, total: await versions.countDocuments({ kind, recordId }) };
    },

    find: ({ kind, recordId }: OfRecord, id: string): Promise<VersionRecord | null> =>
      versions.findOne({ _id: id, kind, recordId }).lean(),

    findImported,

    /** Whether a kept state points to it. */
    isUsed: async (id: string): Promise<boolean> => (await versions.exists({ uses: id })) !== null,

    deleteOf: async (kind: string, recordIds: readonly string[]): Promise<void> => {
      await versions.deleteMany({ kind, recordId: { $in: recordIds } });
    },

    /** Forgets who saved it; whether that was kept. */
    forgetWho: async (id: string): Promise<boolean> =>
      (await versions.updateOne({ _id: id, savedBy: { $ne: null } }, { $set: { savedBy: null } }))
        .modifiedCount > 0,
  };
};

export type VersionRepository = ReturnType<typeof createVersionRepository>;
