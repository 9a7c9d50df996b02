import type { IncomingMessage, ServerResponse } from 'node:http';
import { payloadTooLarge } from '@academy/service-kit/errors/domain-error.ts';
import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { bodyStalled, overloaded, tooManyUploads } from '../edge/gateway-texts.ts';
import { createCounter } from './counter.ts';

/** The caller broke off before its body was there. */
export class CallerLeft extends Error {}

/**
 * Resolves with the whole body. Rejects with DomainError 413 past `limit` bytes, 408 when nothing comes for a
 * while, 429 when this address has too many bodies unfinished, 503 when all of them together, or the large ones that
 * services work on, take too much memory; with CallerLeft when the caller is gone. A large one counts until `answer` closes.
 */
export type CollectBody = (
  req: IncomingMessage,
  from: { address: string; limit: number; answer: ServerResponse },
) => Promise<Buffer>;

export interface BodyLimits {
  /** A body of which nothing comes for this long is given up. */
  stallMs: number;
  /** Bodies of one address that may be unfinished at once. */
  perAddress: number;
  /** Bytes of unfinished bodies, all together. */
  bufferedBytes: number;
  /** Bytes of large bodies whose calls are not over, all together. */
  heldBytes: number;
}

/** A body up to this size is not worth a count while a service works on it. */
const smallBytes = 1024 * 1024;

/** A service is only called once the body is here: one that never ends takes no connection from others. */
export const createCollectBody = ({
  stallMs,
  perAddress,
  bufferedBytes,
  heldBytes,
}: BodyLimits): CollectBody => {
  const unfinished = createCounter(perAddress);
  let buffered = 0;
  let held = 0;

  /** Whether there is room for it until its call is over. */
  const hold = (size: number, answer: ServerResponse): boolean => {
    if (size <= smallBytes) return true;
    if (held + size > heldBytes) return false;
    held += size;
    const release = (): void => void (held -= size);
    if (answer.closed) release();
    else answer.once('close', release);
    return true;
  };

  return (req, { address, limit, answer }) =>
    new Promise((resolve, reject) => {
      const key = addressKey(address);
      const chunks: Buffer[] = [];
      let size = 0;
      let counted = false;

      const finish = (): void => {
        clearTimeout(stalled);
        clearImmediate(soon);
        buffered -= size;
        if (counted) unfinished.remove(key);
        req.off('data', take).off('end', end).off('close', leave).off('error', leave);
      };
      const fail = (error: Error): void => {
        finish();
        req.pause();
        reject(error);
      };
      const take = (chunk: Buffer): void => {
        size += chunk.length;
        buffered += chunk.length;
        chunks.push(chunk);
        stalled.refresh();
        if (size > limit) fail(payloadTooLarge());
        else if (buffered > bufferedBytes) fail(overloaded());
      };
      const end = (): void => {
        if (!hold(size, answer)) {
          fail(overloaded());
          return;
        }
        finish();
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size));
      };
      const leave = (): void => fail(new CallerLeft());
      const stalled = setTimeout(() => fail(bodyStalled()), stallMs);
      // A short body comes with its head: only one that does not is unfinished.
      const soon = setImmediate(() => {
        if (unfinished.isFull(key)) {
          fail(tooManyUploads());
          return;
        }
        unfinished.add(key);
        counted = true;
      });
      req.on('data', take).on('end', end).on('close', leave).on('error', leave);
    });
};
