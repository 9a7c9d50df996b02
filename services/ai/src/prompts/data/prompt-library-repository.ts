import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { PromptLibraryModel } from './prompt-models.ts';

export const createPromptLibraryRepository = (model: PromptLibraryModel) => {
  const begin = async (userId: string): Promise<void> => {
    try {
      await withDuplicateKeys(() => model.create({ _id: userId, promptIds: [], count: 0 }));
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
  };

  return {
    idsOf: async (userId: string): Promise<string[]> =>
      (await model.findOne({ _id: userId }, { promptIds: 1 }).lean())?.promptIds ?? [],

    has: async (userId: string, id: string): Promise<boolean> =>
      (await model.exists({ _id: userId, promptIds: id })) !== null,

    /** Adds all of these prompts in one write; false, and nothing added, beyond the limit or where it has one of them. */
    add: async (userId: string, ids: readonly string[], limit: number): Promise<boolean> => {
      const write = () =>
        model.updateOne(
          { _id: userId, count: { $lte: limit - ids.length }, promptIds: { $nin: ids } },
          { $push: { promptIds: { $each: ids } }, $inc: { count: ids.length } },
        );
      if ((await write()).matchedCount > 0) return true;
      await begin(userId);
      return (await write()).matchedCount > 0;
    },

    /** False where it had none such. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id: userId, promptIds: id },
        { $pull: { promptIds: id }, $inc: { count: -1 } },
      );
      return matchedCount > 0;
    },

    erase: async (userId: string): Promise<void> => {
      await model.deleteOne({ _id: userId });
    },
  };
};

export type PromptLibraryRepository = ReturnType<typeof createPromptLibraryRepository>;
