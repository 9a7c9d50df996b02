import { Transform, type TransformCallback } from 'node:stream';
import { payloadTooLarge } from '@academy/service-kit/errors/domain-error.ts';

const kilobyte = 1024;

/** Largest request body in bytes: documents and lessons are long, nothing else is. */
export const bodyLimitOf = (path: string): number =>
  /^\/api\/admin\/(documents|lessons|exercises)/.test(path) ? 2048 * kilobyte : 256 * kilobyte;

/** Passes bytes on and fails with 413 past `limit`: a chunked body names no length beforehand. */
export const countingBody = (limit: number): Transform => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      seen += chunk.length;
      if (seen > limit) done(payloadTooLarge());
      else done(null, chunk);
    },
  });
};
