import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '@academy/service-kit/secrets/keyed-hash.ts';
import type { Session } from './session.ts';

/** `<session>.<generation>.<mac>`, the mac by HMAC-SHA256 over both and the session's seed. */
export interface RefreshToken {
  sessionId: string;
  generation: number;
  mac: string;
}

type Seeded = Pick<Session, '_id' | 'seed'>;

const macOf = (key: Buffer, session: Seeded, generation: number): string =>
  keyedHash(key, `${session._id}.${generation}.${session.seed}`);

/** The one refresh token of a session's generation: however often it is made, by whichever replica, it is the same. */
export const makeRefreshToken = (key: Buffer, session: Seeded, generation: number): string =>
  `${session._id}.${generation}.${macOf(key, session, generation)}`;

const pattern = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

export const parseRefreshToken = (text: string): RefreshToken | null => {
  const [, sessionId, generation, mac] = pattern.exec(text) ?? [];
  if (sessionId === undefined || generation === undefined || mac === undefined) return null;
  return { sessionId, generation: Number(generation), mac };
};

/** Whether this service made it. A made-up token for a known session must not end that session. */
export const isGenuine = (key: Buffer, session: Seeded, token: RefreshToken): boolean =>
  timingSafeEqual(Buffer.from(macOf(key, session, token.generation)), Buffer.from(token.mac));
