import { randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';
import { foldEmail } from '../users/user.ts';

/** How long a browser is remembered after its last sign-in. */
export const knownBrowserMs = 180 * 24 * 3_600_000;

const macOf = (key: Buffer, id: string, until: number, email: string): string =>
  keyedHash(key, `${id}.${until}.${foldEmail(email)}`);

/** `<id>.<until>.<mac>`: says that somebody signed in here with this address, and names neither. */
export const makeKnownBrowser = (key: Buffer, email: string, now: Date): string => {
  const id = randomBytes(12).toString('base64url');
  const until = now.getTime() + knownBrowserMs;
  return `${id}.${until}.${macOf(key, id, until, email)}`;
};

const pattern = /^([\w-]{16})\.(\d{13})\.([\w-]{43})$/;

/** The browser's id where it is known to this address, else null. */
export const knownBrowserId = (key: Buffer, cookie: string, email: string, now: Date): string | null => {
  const [, id, until, mac] = pattern.exec(cookie) ?? [];
  if (id === undefined || mac === undefined || Number(until) <= now.getTime()) return null;
  const genuine = macOf(key, id, Number(until), email);
  return timingSafeEqual(Buffer.from(genuine), Buffer.from(mac)) ? id : null;
};
