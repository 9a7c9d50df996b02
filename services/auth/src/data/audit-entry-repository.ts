import { DuplicateKeyError, withDuplicateKeys } from '@academy/service-kit/mongo/duplicate-key-error.ts';
import type { AuditEntry, AuditEntryModel } from './audit-entry-model.ts';

export const createAuditEntryRepository = (model: AuditEntryModel) => ({
  /** Adding the entry of an event again changes nothing. */
  add: async (entry: AuditEntry): Promise<void> => {
    try {
      await withDuplicateKeys(() => model.create(entry));
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
    }
  },
});

export type AuditEntryRepository = ReturnType<typeof createAuditEntryRepository>;
