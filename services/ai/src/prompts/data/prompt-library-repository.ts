import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { PromptLibraryModel, PromptLibraryRecord, PromptReservation } from './prompt-models.ts';

interface Most {
  prompts: number;
  bytes: number;
}

const empty = (userId: string): PromptLibraryRecord => ({
  _id: userId,
  promptIds: [],
  count: 0,
  bytes: 0,
  reservations: [],
});

const abandonedAtOnce = 100;

export const createPromptLibraryRepository = (model: PromptLibraryModel) => {
  const begin = (userId: string) => insertOnce(() => model.create(empty(userId)));

  return {
    read: async (userId: string): Promise<PromptLibraryRecord> =>
      (await model.findOne({ _id: userId }).lean()) ?? empty(userId),

    has: async (userId: string, id: string): Promise<boolean> =>
      (await model.exists({ _id: userId, promptIds: id })) !== null,

    /** Takes places and bytes in one write; false, and nothing taken, beyond what it may hold or where it has one of the ids. */
    reserve: async (userId: string, reservation: PromptReservation, most: Most): Promise<boolean> => {
      const { ids, bytes } = reservation;
      const write = () =>
        model.updateOne(
          {
            _id: userId,
            count: { $lte: most.prompts - ids.length },
            bytes: { $lte: most.bytes - bytes },
            promptIds: { $nin: ids },
            'reservations.ids': { $nin: ids },
          },
          { $push: { reservations: reservation }, $inc: { count: ids.length, bytes } },
        );
      if ((await write()).matchedCount > 0) return true;
      await begin(userId);
      return (await write()).matchedCount > 0;
    },

    /** Turns reserved prompts into saved ones in one write; false where there is no such reservation any more. */
    settle: async (userId: string, { _id, ids }: PromptReservation): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id: userId, 'reservations._id': _id },
        { $push: { promptIds: { $each: ids } }, $pull: { reservations: { _id } } },
      );
      return matchedCount > 0;
    },

    /** Gives the places and bytes of a reservation back, once. */
    release: async (userId: string, { _id, ids, bytes }: PromptReservation): Promise<void> => {
      await model.updateOne(
        { _id: userId, 'reservations._id': _id },
        { $pull: { reservations: { _id } }, $inc: { count: -ids.length, bytes: -bytes } },
      );
    },

    /** Some libraries with a reservation that was made before then. */
    abandoned: (before: Date): Promise<PromptLibraryRecord[]> =>
      model
        .find({ 'reservations.at': { $lt: before } })
        .limit(abandonedAtOnce)
        .lean(),

    /** Counts what a change adds to the bytes, or takes from them; false, and nothing counted, beyond `most`. */
    resize: async (userId: string, bytes: number, most: number): Promise<boolean> => {
      const fits = bytes > 0 ? { bytes: { $lte: most - bytes } } : {};
      const { matchedCount } = await model.updateOne({ _id: userId, ...fits }, { $inc: { bytes } });
      return matchedCount > 0;
    },

    /** False where it had none such. */
    remove: async (userId: string, id: string, bytes: number): Promise<boolean> => {
      const { matchedCount } = await model.updateOne(
        { _id: userId, promptIds: id },
        { $pull: { promptIds: id }, $inc: { count: -1, bytes: -bytes } },
      );
      return matchedCount > 0;
    },

    erase: async (userId: string): Promise<void> => {
      await model.deleteOne({ _id: userId });
    },
  };
};

export type PromptLibraryRepository = ReturnType<typeof createPromptLibraryRepository>;
