import { createHash } from 'node:crypto';
import { sentenceOf, type Sentence } from './sentence.ts';

/** Bytes of a text's hash: of a million texts two share it with a chance of one in 37 million. */
const KEY = 8;

export const keyOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, KEY).toString('hex');

/** Vectors of texts made beforehand, one after the other: the text's hash, then its bytes. */
export const writeKept = (kept: ReadonlyMap<string, Int8Array>): Buffer =>
  Buffer.concat(
    [...kept]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([key, bytes]) => [Buffer.from(key, 'hex'), Buffer.from(bytes)]),
  );

/** Finds a text's vector among those that `writeKept` wrote, `size` numbers each; undefined where it is none of them. */
export const readKept = (file: Buffer, size: number): ((text: string) => Sentence | undefined) => {
  const places = new Map<string, number>();
  for (let at = 0; at + KEY + size <= file.length; at += KEY + size)
    places.set(file.toString('hex', at, at + KEY), at + KEY);
  return (text) => {
    const at = places.get(keyOf(text));
    return at === undefined ? undefined : sentenceOf(new Int8Array(file.buffer, file.byteOffset + at, size));
  };
};
