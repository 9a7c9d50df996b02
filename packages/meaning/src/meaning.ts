import { readVocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** How many numbers a vector has. */
export const dimensions = 96;
/** A row of data/vectors.bin: the word's weight, then its vector in signed bytes. */
const rowBytes = dimensions + 1;

export interface MeaningData {
  /** data/vocabulary.txt */
  vocabulary: string;
  /** data/vectors.bin */
  vectors: Uint8Array;
}

export interface Meaning {
  /**
   * What a text in Spanish, English or both means, as a vector of 96 numbers and length 1: the sum of its words, each
   * counting by its rarity. Null when no word of it is known.
   */
  vectorOf(text: string): Float32Array | null;
  /** How close two texts are in meaning: the cosine, −1 to 1; 0 when either has no known word. */
  similarity(one: string, other: string): number;
}

/** The cosine of two vectors of length 1, as vectorOf returns them. */
export const cosine = (one: Float32Array, other: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
};

/** For each row the factor that gives its bytes the length of the word's weight. */
const scalesOf = (bytes: Int8Array, size: number): Float64Array => {
  const scales = new Float64Array(size);
  for (let row = 0; row < size; row += 1) {
    const start = row * rowBytes;
    let squares = 0;
    for (let at = start + 1; at < start + rowBytes; at += 1) squares += (bytes[at] ?? 0) ** 2;
    const weight = (bytes[start] ?? 0) & 0xff;
    scales[row] = squares === 0 ? 0 : weight / 255 / Math.sqrt(squares);
  }
  return scales;
};

/** A vector brought to length 1; null where it is nothing but zeros. */
export const toUnit = (sum: Float32Array | Float64Array): Float32Array | null => {
  let squares = 0;
  for (const value of sum) squares += value * value;
  if (squares === 0) return null;
  const length = Math.sqrt(squares);
  return Float32Array.from(sum, (value) => value / length);
};

/**
 * Meaning over data that the caller has read, so that it runs in browsers too. Throws an Error when vectors and vocabulary
 * do not belong together. The same text gives the same bytes on every machine: only additions, products and square roots.
 */
export const createMeaning = ({ vocabulary, vectors }: MeaningData): Meaning => {
  const known = readVocabulary(vocabulary);
  if (vectors.length !== known.size * rowBytes)
    throw new Error(
      `The vectors have ${vectors.length} bytes; ${known.size} words need ${known.size * rowBytes}.`,
    );
  const bytes = new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length);
  const scales = scalesOf(bytes, known.size);

  const vectorOf = (text: string): Float32Array | null => {
    const words = wordsOf(text);
    const sum = new Float64Array(dimensions);
    for (let at = 0; at < words.length;) {
      const found = known.find(words, at);
      at += found?.length ?? 1;
      if (!found) continue;
      const scale = (scales[found.row] ?? 0) * found.share;
      const start = found.row * rowBytes + 1;
      for (let part = 0; part < sum.length; part += 1)
        sum[part] = (sum[part] ?? 0) + (bytes[start + part] ?? 0) * scale;
    }
    return toUnit(sum);
  };

  return {
    vectorOf,
    similarity: (one, other) => {
      const [first, second] = [vectorOf(one), vectorOf(other)];
      return first && second ? cosine(first, second) : 0;
    },
  };
};
