import type { Cost } from '@academy/contracts/http/endpoint.ts';
import { addressKey } from '@academy/service-kit/http/address-key.ts';

/** `page`: files of the web apps and the like, of which one visit takes many. */
export type RequestKind = 'call' | 'page';

/** Null when the request may pass, else the whole seconds to wait. */
export type RateLimit = (address: string, kind: RequestKind, cost: Cost | null) => number | null;

const windowMs = 60_000;
/** A page with its files is some thirty requests, where a screen makes about five calls. */
const pagesPerCall = 5;

type TakeOne = (key: string, now: number) => number | null;

/** A fixed window per key; what has expired is swept once in a window. */
const createWindow = (points: number): TakeOne => {
  const windows = new Map<string, { used: number; endsAt: number }>();
  let sweptAt = 0;
  const sweep = (now: number): void => {
    sweptAt = now;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  };
  return (key, now) => {
    if (points === 0) return null;
    if (now - sweptAt >= windowMs) sweep(now);
    const known = windows.get(key);
    if (!known || known.endsAt <= now) {
      windows.set(key, { used: 1, endsAt: now + windowMs });
      return null;
    }
    known.used += 1;
    return known.used <= points ? null : Math.max(1, Math.ceil((known.endsAt - now) / 1000));
  };
};

/**
 * Requests a minute per address, in this replica's memory: one limit for calls, a wider one for pages, and a
 * lower one for calls that cost a password hash; renewing a session costs none, and a school behind one address
 * does it all the time. auth keeps finer limits of its own. 0 switches one off.
 */
export const createRateLimit = (
  limits: { callsPerMinute: number; signInsPerMinute: number },
  now: () => number = Date.now,
): RateLimit => {
  const calls = createWindow(limits.callsPerMinute);
  const pages = createWindow(limits.callsPerMinute * pagesPerCall);
  const hashes = createWindow(limits.signInsPerMinute);
  return (address, kind, cost) => {
    const key = addressKey(address);
    const at = now();
    const wait = (kind === 'call' ? calls : pages)(key, at);
    return wait !== null || cost !== 'password-hash' ? wait : hashes(key, at);
  };
};
