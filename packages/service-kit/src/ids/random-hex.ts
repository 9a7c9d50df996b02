import { randomFillSync } from 'node:crypto';

const pool = Buffer.allocUnsafe(8 * 1024);
let used = pool.length;

/** `bytes` random bytes as lower-case hex, drawn from a pool: asking the system for each costs more than most of a call. */
export const randomHex = (bytes: number): string => {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
};
