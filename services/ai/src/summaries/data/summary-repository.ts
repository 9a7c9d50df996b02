import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { SummaryModel, SummaryRecord } from './summary-model.ts';

export const createSummaryRepository = (model: SummaryModel) => ({
  /** Null where none was made of this version. */
  find: (id: string, version: string): Promise<SummaryRecord | null> =>
    model.findOne({ _id: id, version }).lean(),

  /** Takes the place of the one of an earlier version. */
  keep: async ({ _id, ...record }: SummaryRecord): Promise<void> => {
    const replaced = await model.replaceOne({ _id }, record);
    if (replaced.matchedCount > 0) return;
    // There may be another caller's by now, made of the same course.
    await insertOnce(() => model.create({ _id, ...record }));
  },
});

export type SummaryRepository = ReturnType<typeof createSummaryRepository>;
