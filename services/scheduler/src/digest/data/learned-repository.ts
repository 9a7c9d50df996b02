import type { RecordModel } from '@academy/service-kit/mongo/define-model.ts';
import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { Learned } from '../domain/learned.ts';

export const createLearnedRepository = (model: RecordModel<Learned>) => ({
  /** Keeps it, once for its id. */
  add: async ({ _id, ...learned }: Learned): Promise<void> => {
    await upsert(() => model.updateOne({ _id }, { $setOnInsert: learned }, { upsert: true }));
  },

  listOf: (userId: string): Promise<Learned[]> => model.find({ userId }).lean(),

  erase: async (userId: string): Promise<void> => {
    await model.deleteMany({ userId });
  },
});

export type LearnedRepository = ReturnType<typeof createLearnedRepository>;
