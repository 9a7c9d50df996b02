import { hkdfSync } from 'node:crypto';

/** A key for one purpose from the master key (HKDF-SHA256, RFC 5869), so that no two purposes share one. */
export const deriveKey = (
  masterKey: Buffer,
  purpose:
    | 'audit-chain'
    | 'signing-keys'
    | 'refresh-tokens'
    | 'known-browsers'
    | 'mail-counts'
    | 'limit-counts'
    | 'guess-counts',
): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', `academy.auth.${purpose}`, 32));
