import { newId } from '../../ids/uuid-v7.ts';
import { insertOnce } from '../../mongo/insert-once.ts';
import type { AuditKey, AuditKeyModel } from './audit-key-model.ts';

/** The keys of people in a service's store. Nothing here is cached, so that a destroyed key is gone everywhere at once. */
export const createAuditKeyRepository = (model: AuditKeyModel) => {
  /** The person's key; made where there is none, by one of several that ask at once. */
  const ensure = async (userId: string, sealNew: () => string): Promise<AuditKey> => {
    const known = await model.findOne({ userId }).lean();
    if (known) return known;
    const made: AuditKey = { _id: newId(), userId, sealedKey: sealNew() };
    const isOurs = await insertOnce(() => model.create(made), { field: 'userId' });
    return isOurs ? made : ensure(userId, sealNew);
  };

  return {
    ensure,

    of: (userIds: readonly string[]): Promise<AuditKey[]> =>
      model.find({ userId: { $in: [...userIds] } }).lean(),

    remove: async (id: string): Promise<void> => {
      await model.deleteOne({ _id: id });
    },

    /** What was sealed under the person's key cannot be read again. */
    erase: async (userId: string): Promise<void> => {
      await model.deleteOne({ userId });
    },
  };
};

export type AuditKeyRepository = ReturnType<typeof createAuditKeyRepository>;
