import { binSeal, type BinnedPart } from '../bin/bin-seals.ts';
import { placesOf } from '../chains/link.ts';
import type { Logger } from '../logging/logger.ts';
import { createVersionLinks } from './chain/keep-version.ts';
import { chainOf } from './chain/version-chain.ts';
import { isVersionAsKept, type LinkedVersion } from './chain/linked-version.ts';
import type { VersionChainModel } from './chain/version-chain-model.ts';
import { createVersionChains } from './chain/version-chains.ts';
import { createPruning, mostVersions, newestFirst, type OfRecord } from './prune-versions.ts';
import type { VersionModel } from './version-model.ts';
import type { VersionRecord } from './version.ts';

interface Models {
  versions: VersionModel;
  versionChains: VersionChainModel;
}

interface Keeping {
  /** Of `loadContentKey`. */
  key: Buffer;
  logger: Pick<Logger, 'error'>;
  now?: () => Date;
}

/** The kept states of a service's records, each record's in a chain. */
export const createVersionRepository = (
  { versions, versionChains }: Models,
  { key, logger, now = () => new Date() }: Keeping,
) => {
  const chains = createVersionChains(versionChains, { key, logger });
  const links = createVersionLinks(versions, { chains, key });
  const isAsKept = (version: VersionRecord): boolean => isVersionAsKept(key, version, now());

  const { lastImported, drop, prune } = createPruning(versions, chains);

  return {
    /** Keeps these, each once however often it is called, and the newest of their records. */
    keep: async (kept: readonly VersionRecord[]): Promise<void> => {
      const crowded = new Map<string, OfRecord>();
      for (const version of kept)
        if ((await links.keep(version)) > mostVersions) crowded.set(chainOf(version), version);
      for (const { kind, recordId } of crowded.values()) await prune({ kind, recordId });
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

    /** Whether a version is as it was kept, by itself. */
    isAsKept,

    /**
     * What a record was as its file was imported last; as it stood before the first change of all, where no import is among
     * what is kept. Nothing where that is not as it was kept.
     */
    findImported: async (record: OfRecord): Promise<VersionRecord | null> => {
      const found = await lastImported(record);
      return found && isAsKept(found) ? found : null;
    },

    chains,

    /** What holds a part of an aggregate that lies in the bin. */
    binSeal: (part: BinnedPart): string => binSeal(key, part),
    adopt: links.adopt,

    /** A record's versions in the order of their chain. */
    inChain: async (chain: string): Promise<LinkedVersion[]> => {
      const rows = await versions
        .find({ 'link.place': placesOf(chain) })
        .sort({ 'link.place': 1 })
        .lean();
      return rows.flatMap(({ link, ...version }) => (link ? [{ ...version, link }] : []));
    },

    /** Where all linked versions stand. */
    places: async (): Promise<{ entryId: string; place: string }[]> => {
      const linked = await versions.find({ link: { $ne: null } }, { link: 1 }).lean();
      return linked.map(({ _id, link }) => ({ entryId: _id, place: link?.place ?? '' }));
    },

    countUnlinked: (): Promise<number> => versions.countDocuments({ link: null }),

    /** Those in no chain, the oldest first. */
    unlinked: (most: number): Promise<VersionRecord[]> =>
      versions.find({ link: null }).sort({ savedAt: 1, _id: 1 }).limit(most).lean(),

    /** Whether a kept state points to it. */
    isUsed: async (id: string): Promise<boolean> => (await versions.exists({ uses: id })) !== null,

    deleteOf: async (kind: string, recordIds: readonly string[]): Promise<void> => {
      for (const recordId of recordIds) {
        const record = { kind, recordId };
        await drop(record, await versions.find(record, { link: 1 }).lean());
      }
    },

    /** Forgets who saved it; whether that was kept. */
    forgetWho: async (id: string): Promise<boolean> =>
      (
        await versions.updateOne(
          { _id: id, savedBy: { $ne: null } },
          { $set: { savedBy: null }, $unset: { authorSeal: 1 } },
        )
      ).modifiedCount > 0,
  };
};

export type VersionRepository = ReturnType<typeof createVersionRepository>;
