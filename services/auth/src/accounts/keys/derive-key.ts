import { deriveKey as derive } from '@academy/service-kit/secrets/derive-key.ts';

/** A key of auth's for one purpose from its master key. */
export const deriveKey = (
  masterKey: Buffer,
  purpose:
    | 'audit-chain'
    | 'audit-values'
    | 'signing-keys'
    | 'refresh-tokens'
    | 'known-browsers'
    | 'mail-counts'
    | 'limit-counts'
    | 'guess-counts',
): Buffer => derive(masterKey, `auth.${purpose}`);
