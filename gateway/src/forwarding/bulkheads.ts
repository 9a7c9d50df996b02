import { createBulkhead, type BulkheadLimits } from '../limits/bulkhead.ts';
import type { BulkheadOf } from './ask.ts';

export interface UpstreamLimits {
  calls: BulkheadLimits;
  /** Each occupies a core for a while: few at a time, and a queue that is over in less than a second. */
  passwordHashes: BulkheadLimits;
  streams: BulkheadLimits;
}

export const upstreamLimits: UpstreamLimits = {
  calls: { places: 64, perCaller: 32, queue: 256, waitMs: 2_000 },
  passwordHashes: { places: 8, perCaller: 6, queue: 64, waitMs: 800 },
  streams: { places: 512, perCaller: 64, queue: 0, waitMs: 0 },
};

/** The places of one upstream. */
export const createBulkheads = (limits: UpstreamLimits = upstreamLimits): BulkheadOf => {
  const calls = createBulkhead(limits.calls);
  const passwordHashes = createBulkhead(limits.passwordHashes);
  const streams = createBulkhead(limits.streams);
  return ({ streams: isStream, cost }) => {
    if (isStream) return streams;
    return cost === 'password-hash' ? passwordHashes : calls;
  };
};
