import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FeedError } from './feed-failure.ts';
import type { FeedAnswer } from './feed-network.ts';

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const unpacked = ({ body, header }: FeedAnswer): AsyncIterable<Uint8Array> => {
  const encoding = (header('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const decoder = decoders[encoding];
  if (!decoder) throw new FeedError('unknown-encoding');
  // The reader sees what goes wrong in either of the two.
  return pipeline(Readable.from(body), decoder(), () => undefined);
};

/** A byte-order mark, else what the header says, else what the XML says, else UTF-8. */
const charsetOf = (bytes: Buffer, contentType: string | undefined): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const declared = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const inXml = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(bytes.toString('latin1', 0, 200))?.[1];
  return declared ?? inXml ?? 'utf-8';
};

const decode = (bytes: Buffer, charset: string): string => {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch (cause) {
    throw new FeedError('unknown-encoding', { cause });
  }
};

/**
 * An answer's body as text. What is counted is what comes out of a compressed body, so that a small one cannot grow
 * without end. Throws FeedError `too-large` past the limit, and `unknown-encoding`.
 */
export const readBody = async (answer: FeedAnswer, maxBytes: number): Promise<string> => {
  if (Number(answer.header('content-length') ?? 0) > maxBytes) throw new FeedError('too-large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of unpacked(answer)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new FeedError('too-large');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks, size);
  return decode(bytes, charsetOf(bytes, answer.header('content-type')));
};
