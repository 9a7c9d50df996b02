import type { IncomingMessage } from 'node:http';
import { payloadTooLarge } from '@academy/service-kit/errors/domain-error.ts';
import { addressKey } from '@academy/service-kit/http/address-key.ts';
import { bodyStalled, overloaded, tooManyUploads } from '../edge/gateway-texts.ts';
import { createCounter } from './counter.ts';

/** The caller broke off before its body was there. */
export class CallerLeft extends Error {}

/**
 * Resolves with the whole body. Rejects with DomainError 413 past `limit` bytes, 408 when nothing comes for a
 * while, 429 when this address has too many bodies unfinished, 503 when all of them together take too much memory;
 * with CallerLeft when the caller is gone.
 */
export type CollectBody = (req: IncomingMessage, from: { address: string; limit: number }) => Promise<Buffer>;

export interface BodyLimits {
  /** A body of which nothing comes for this long is given up. */
  stallMs: number;
  /** Bodies of one address that may be unfinished at once. */
  perAddress: number;
  /** Bytes of unfinished bodies, all together. */
  bufferedBytes: number;
}

/** A service is only called once the body is here: one that never ends takes no connection from others. */
export const createCollectBody = ({ stallMs, perAddress, bufferedBytes }: BodyLimits): CollectBody => {
  const unfinished = createCounter(perAddress);
  let buffered = 0;

  return (req, { address, limit }) =>
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
