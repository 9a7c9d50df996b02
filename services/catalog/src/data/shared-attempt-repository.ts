import type { AttemptModel } from './attempt-model.ts';

interface Own {
  id: string;
  /** Whose the attempt has to be. */
  userId: string;
}

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
const live = { removedAt: null };

/**
 * The mark on attempts that their authors share. It is written without a new version: to staff who decide on the
 * attempt meanwhile, nothing has changed.
 */
export const createSharedAttemptRepository = (attempts: AttemptModel) => ({
  /** Marks an attempt as shared; again keeps the first moment. */
  share: async ({ id, userId }: Own, at: Date): Promise<void> => {
    await attempts.updateOne({ _id: id, userId, sharedAt: null, ...live }, { $set: { sharedAt: at } });
  },

  unshare: async ({ id, userId }: Own): Promise<void> => {
    await attempts.updateOne({ _id: id, userId, ...live }, { $unset: { sharedAt: 1 } });
  },

  /** Whether a reader has an attempt at the exercise that counts as passed. */
  hasPassed: async (userId: string, exerciseId: string): Promise<boolean> =>
    (await attempts.exists({ userId, exerciseId, passed: true, ...live })) !== null,
});

export type SharedAttemptRepository = ReturnType<typeof createSharedAttemptRepository>;
