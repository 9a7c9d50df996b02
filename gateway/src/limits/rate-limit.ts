import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Resolves null when the call may pass, else the whole seconds to wait. */
export type RateLimit = (address: string, path: string) => Promise<number | null>;

const signingIn = /^\/api\/auth\/(login|register|forgot|reset)$/;

const takeOne = async (limiter: RateLimiterMemory, key: string): Promise<number | null> => {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw refusal;
  }
};

/**
 * Calls a minute per address, in this replica's memory: one limit for everything and a lower one for the
 * calls of signing in, which cost a password hash; renewing a session costs none, and a school behind one
 * address does it all the time. auth keeps finer limits of its own. 0 switches one off.
 */
export const createRateLimit = (limits: { callsPerMinute: number; signInsPerMinute: number }): RateLimit => {
  const limiter = (points: number): RateLimiterMemory | null =>
    points > 0 ? new RateLimiterMemory({ points, duration: 60 }) : null;
  const all = limiter(limits.callsPerMinute);
  const signIns = limiter(limits.signInsPerMinute);
  return async (address, path) => {
    const key = addressKey(address);
    const wait = all ? await takeOne(all, key) : null;
    if (wait !== null || !signIns || !signingIn.test(path)) return wait;
    return takeOne(signIns, key);
  };
};
