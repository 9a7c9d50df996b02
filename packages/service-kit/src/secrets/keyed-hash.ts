import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const prepared = new WeakMap<Buffer, KeyObject>();

/** A key's KeyObject, made once: node makes one for each hash that it is given bytes for, which takes longer than to hash. */
const preparedKey = (key: Buffer): KeyObject => {
  const known = prepared.get(key);
  if (known) return known;
  const made = createSecretKey(key);
  prepared.set(key, made);
  return made;
};

/** HMAC-SHA256 of a short text, in base64url. The key's bytes must not change afterwards. */
export const keyedHash = (key: Buffer, text: string): string =>
  createHmac('sha256', preparedKey(key)).update(text).digest('base64url');
