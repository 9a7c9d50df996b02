import { upsert } from '@academy/service-kit/mongo/upsert.ts';
import type { CoverImageModel } from './cover-image-model.ts';

/** The driver gives bytes within an object of its own. */
const bytesOf = (stored: Uint8Array | { buffer: Uint8Array }): Buffer =>
  stored instanceof Uint8Array ? Buffer.from(stored) : Buffer.from(stored.buffer);

export const createCoverImageRepository = (images: CoverImageModel) => ({
  keep: async (id: string, bytes: Buffer, at: Date): Promise<void> => {
    await upsert(() =>
      images.updateOne({ _id: id }, { $set: { usedAt: at }, $setOnInsert: { bytes } }, { upsert: true }),
    );
  },

  /** Marks that a course is about to be saved with it, from when on no sweep takes it for a day; whether it is there. */
  use: async (id: string, at: Date): Promise<boolean> =>
    (await images.updateOne({ _id: id }, { $set: { usedAt: at } })).matchedCount > 0,

  find: async (id: string): Promise<Buffer | null> => {
    const found = await images.findOne({ _id: id }).lean();
    return found && bytesOf(found.bytes);
  },

  /** Deletes it unless it was used since then; whether it did. */
  deleteUnused: async (id: string, since: Date): Promise<boolean> =>
    (await images.deleteOne({ _id: id, usedAt: { $lt: since } })).deletedCount > 0,
});

export type CoverImageRepository = ReturnType<typeof createCoverImageRepository>;
