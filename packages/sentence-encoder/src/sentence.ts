/** A text's vector in bytes, with its length: its direction is what tells. */
export interface Sentence {
  bytes: Int8Array;
  length: number;
}

const lengthOf = (bytes: Int8Array): number => {
  let squares = 0;
  for (const byte of bytes) squares += byte * byte;
  return Math.sqrt(squares);
};

export const sentenceOf = (bytes: Int8Array): Sentence => ({ bytes, length: lengthOf(bytes) });

/** In bytes, the largest number being 127 or -127: the same bytes on every machine. */
export const toBytes = (vector: Float32Array): Int8Array => {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  return Int8Array.from(vector, (value) => (most === 0 ? 0 : Math.round((value / most) * 127)));
};

/** The cosine of two sentences: -1 to 1, and 0 where one says nothing. */
export const closeness = (one: Sentence, other: Sentence): number => {
  const { bytes } = one;
  const others = other.bytes;
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1) sum += bytes[at]! * others[at]!;
  const size = one.length * other.length;
  return size === 0 ? 0 : sum / size;
};
