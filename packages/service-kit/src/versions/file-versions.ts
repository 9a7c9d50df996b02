import { failPoint } from '../fail-points/fail-point.ts';
import type { Logger } from '../logging/logger.ts';
import type { AnyModel } from '../mongo/any-model.ts';
import { openModel } from '../mongo/open-model.ts';
import type { Identified } from '../outbox/aggregate.ts';
import type { UnfiledVersions } from './version-model.ts';
import type { VersionRepository } from './version-repository.ts';

type Waiting = Identified & UnfiledVersions & { version: number };

const mostTries = 5;

/** Moves versions from the aggregates that they were written with into the collection of versions. */
export const createVersionFiling = (
  model: AnyModel,
  { versions, logger }: { versions: VersionRepository; logger: Logger },
) => {
  const aggregates = openModel<Waiting>(model);

  /** Files what waits in one aggregate. Filing it twice keeps it once, so neither a crash nor another replica matters. */
  const file = async (id: string): Promise<void> => {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const found = await aggregates
        .findOne({ _id: id, unfiledSince: { $ne: null } }, { unfiled: 1, version: 1 })
        .lean();
      if (!found) return;
      await versions.keep(found.unfiled ?? []);
      failPoint('versions.after_filed');
      // Guarded by the version: another write may have added one meanwhile.
      const { matchedCount } = await aggregates.updateOne(
        { _id: id, version: found.version },
        { $unset: { unfiled: 1, unfiledSince: 1 } },
      );
      if (matchedCount > 0) return;
    }
  };

  return {
    file,

    /** After a save, which is done and stays so: what cannot be filed now is filed by the sweep. */
    fileSaved: async (id: string): Promise<void> => {
      failPoint('versions.after_write');
      try {
        await file(id);
      } catch (error) {
        logger.warn({ err: error, aggregate: id }, 'versions not filed yet');
      }
    },

    /** Whether a version that is not filed yet points to it. */
    isUsedUnfiled: async (id: string): Promise<boolean> =>
      (await aggregates.exists({ unfiledSince: { $ne: null }, 'unfiled.uses': id })) !== null,

    /** Files what a crash left behind, oldest first. */
    fileAll: async (): Promise<void> => {
      const waiting = await aggregates
        .find({ unfiledSince: { $lte: new Date() } }, { _id: 1 })
        .sort({ unfiledSince: 1 })
        .lean();
      for (const { _id } of waiting) await file(_id);
    },
  };
};
