import { hkdfSync } from 'node:crypto';

/**
 * A key for one purpose from a master key (HKDF-SHA256, RFC 5869), so that no two purposes share one.
 *
 * @param purpose with the service that it is for: `auth.audit-chain`
 */
export const deriveKey = (masterKey: Buffer, purpose: `${string}.${string}`): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', `academy.${purpose}`, 32));
