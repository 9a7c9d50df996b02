import type { SigningKeyRecord } from './signing-key.ts';
import type { SigningKeyModel } from './signing-key-model.ts';

export const createSigningKeyRepository = (model: SigningKeyModel) => ({
  /** Every key, oldest first. */
  all: (): Promise<SigningKeyRecord[]> => model.find({}).sort({ createdAt: 1 }).lean(),

  add: async (key: SigningKeyRecord): Promise<void> => {
    await model.create(key);
  },

  /**
   * All keys older than this one verify only until then; those that end sooner keep their end. A newer one, of a rotation
   * at the same moment, stays.
   */
  retireOthers: async (keptId: string, verifiesUntil: Date): Promise<void> => {
    await model.updateMany({ _id: { $lt: keptId }, verifiesUntil: null }, { $set: { verifiesUntil } });
  },
});

export type SigningKeyRepository = ReturnType<typeof createSigningKeyRepository>;
