import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { SummaryModel, SummaryRecord } from './summary-model.ts';

export const createSummaryRepository = (model: SummaryModel) => ({
  /** Null where none was made of this version. */
  find: (id: string, version: string): Promise<SummaryRecord | null> =>
    model.findOne({ _id: id, version }).lean(),

  /** Takes the place of the one of an earlier version. */
  keep: async ({ _id, ...record }: SummaryRecord): Promise<void> => {
    const replaced = await model.replaceOne({ _id }, record);
    if (replaced.matchedCount > 0) return;
    try {
      await withDuplicateKeys(() => model.create({ _id, ...record }));
    } catch (error) {
      // Another caller's, made of the same course at the same time.
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
  },
});

export type SummaryRepository = ReturnType<typeof createSummaryRepository>;
