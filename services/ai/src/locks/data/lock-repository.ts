import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { LockModel, LockRow } from './lock-model.ts';

/** Every write is one atomic update: replicas meet in a person's row. */
export const createLockRepository = (model: LockModel) => ({
  /** False while somebody else holds this person's lock. */
  acquire: async ({ _id, holder, expiresAt }: LockRow, now: Date): Promise<boolean> => {
    try {
      await withDuplicateKeys(() =>
        model.updateOne(
          { _id, expiresAt: { $lte: now } },
          { $set: { holder, expiresAt } },
          // Where the row is held, inserting it is what fails.
          { upsert: true },
        ),
      );
      return true;
    } catch (error) {
      if (error instanceof DuplicateKeyError) return false;
      throw error;
    }
  },

  /** False where the lease is somebody else's by now. */
  renew: async ({ _id, holder, expiresAt }: LockRow): Promise<boolean> =>
    (await model.updateOne({ _id, holder }, { $set: { expiresAt } })).matchedCount > 0,

  release: async ({ _id, holder }: Pick<LockRow, '_id' | 'holder'>): Promise<void> => {
    await model.deleteOne({ _id, holder });
  },
});

export type LockRepository = ReturnType<typeof createLockRepository>;
