import { chainOf } from './chain/version-chain.ts';
import type { VersionChains } from './chain/version-chains.ts';
import type { VersionModel } from './version-model.ts';
import type { VersionRecord } from './version.ts';

/** So many drafts of a record are kept, and beside them so many published states. */
export const mostVersions = 100;

export type OfRecord = Pick<VersionRecord, 'kind' | 'recordId'>;

export const newestFirst = { savedAt: -1, _id: -1 } as const;

/** What deletes versions: each that goes leaves a gap in its record's chain. */
export const createPruning = (versions: VersionModel, chains: VersionChains) => {
  /** What its file said last, altered or not. */
  const lastImported = async ({ kind, recordId }: OfRecord): Promise<VersionRecord | null> => {
    for (const source of ['imported', 'earlier'] as const) {
      const [found] = await versions.find({ kind, recordId, source }).sort(newestFirst).limit(1).lean();
      if (found) return found;
    }
    return null;
  };

  /** Deletes these of a record, whose chain says so first. */
  const drop = async (
    record: OfRecord,
    rows: readonly Pick<VersionRecord, '_id' | 'link'>[],
  ): Promise<void> => {
    if (rows.length === 0) return;
    await chains.markGap(
      chainOf(record),
      rows.flatMap(({ link }) => link ?? []),
    );
    await versions.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
  };

  /** A hundred saves of a draft do not push out what learners have seen, and none what the last import brought. */
  const prune = async ({ kind, recordId }: OfRecord): Promise<void> => {
    for (const isPublished of [true, false]) {
      const beyond = await versions
        .find({ kind, recordId, isPublished }, { link: 1 })
        .sort(newestFirst)
        .skip(mostVersions)
        .lean();
      if (beyond.length === 0) continue;
      const imported = await lastImported({ kind, recordId });
      await drop(
        { kind, recordId },
        beyond.filter(({ _id }) => _id !== imported?._id),
      );
    }
  };

  return { lastImported, drop, prune };
};
