import type { SigningKeyRecord } from '../domain/signing-key.ts';
import type { SigningKeyModel } from './signing-key-model.ts';

export interface SigningKeyRepository {
  /** Every key, oldest first. */
  all(): Promise<SigningKeyRecord[]>;
  add(key: SigningKeyRecord): Promise<void>;
  /**
   * All keys older than this one verify only until then; those that end sooner keep their end. A newer one, of a rotation
   * at the same moment, stays.
   */
  retireOthers(keptId: string, verifiesUntil: Date): Promise<void>;
}

export const createSigningKeyRepository = (model: SigningKeyModel): SigningKeyRepository => ({
  all: () => model.find({}).sort({ createdAt: 1 }).lean(),
  add: async (key) => {
    await model.create(key);
  },
  retireOthers: async (keptId, verifiesUntil) => {
    await model.updateMany({ _id: { $lt: keptId }, verifiesUntil: null }, { $set: { verifiesUntil } });
  },
});
