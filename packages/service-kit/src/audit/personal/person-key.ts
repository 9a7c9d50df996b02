import { randomBytes } from 'node:crypto';
import { seal, unseal } from '../../secrets/seal.ts';

const keyBytes = 32;

/** A new key for one person, sealed under the service's own. */
export const newPersonKey = (wrappingKey: Buffer): string =>
  seal(wrappingKey, randomBytes(keyBytes).toString('base64'));

/** The person's key; null where the service's own is another than it was sealed under, or what is stored was changed. */
export const openPersonKey = (wrappingKey: Buffer, sealedKey: string): Buffer | null => {
  try {
    return Buffer.from(unseal(wrappingKey, sealedKey), 'base64');
  } catch {
    return null;
  }
};
