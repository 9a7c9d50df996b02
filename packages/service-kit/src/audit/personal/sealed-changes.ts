import { shownChangesSchema, type AuditedChanges } from '@academy/contracts/shared/audited-values.ts';
import { seal, unseal } from '../../secrets/seal.ts';

/** Values before and after a change, as ciphertext under a person's key. */
export const sealChanges = (key: Buffer, changes: AuditedChanges): string =>
  seal(key, JSON.stringify(changes));

/** Null where the key is another or the ciphertext was changed. */
export const openChanges = (key: Buffer, sealed: string): AuditedChanges | null => {
  try {
    return shownChangesSchema.parse(JSON.parse(unseal(key, sealed)));
  } catch {
    return null;
  }
};
