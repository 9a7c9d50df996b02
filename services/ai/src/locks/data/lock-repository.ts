import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { LockModel, LockRow } from './lock-model.ts';

/** Every write is one atomic update: replicas meet in a person's row. */
export const createLockRepository = (model: LockModel) => ({
  /** False while somebody else holds this person's lock. */
  acquire: ({ _id, holder, expiresAt }: LockRow, now: Date): Promise<boolean> =>
    insertOnce(() =>
      model.updateOne(
        { _id, expiresAt: { $lte: now } },
        { $set: { holder, expiresAt } },
        // Where the row is held, inserting it is what fails.
        { upsert: true },
      ),
    ),

  /** False where the lease is somebody else's by now. */
  renew: async ({ _id, holder, expiresAt }: LockRow): Promise<boolean> =>
    (await model.updateOne({ _id, holder }, { $set: { expiresAt } })).matchedCount > 0,

  release: async ({ _id, holder }: Pick<LockRow, '_id' | 'holder'>): Promise<void> => {
    await model.deleteOne({ _id, holder });
  },
});

export type LockRepository = ReturnType<typeof createLockRepository>;
