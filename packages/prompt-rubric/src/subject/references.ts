import { dimensions, toUnit } from '@academy/meaning/meaning.ts';
import type { JudgedPrompts } from './reference-prompts.ts';
import { subjectWordsOf, type SubjectWords } from './subject-words.ts';
import { encodeLikelihood } from './likelihood.ts';

/** What a text means, as `vectorOf` of `@academy/meaning` gives it: 96 numbers, length 1; null when no word is known. */
export type VectorOf = (text: string) => Float32Array | null;

/** Prompts for one exercise whose worth is known, by what they mean. */
export type References = { good: Float32Array[]; weak: Float32Array[] };

/** The same as text: a row of signed bytes for each prompt, in Base64. */
export type EncodedReferences = {
  good: string;
  weak: string;
  /** What the good ones speak of. */
  words: SubjectWords;
  /** Log-likelihood ratios of words (`encodeLikelihood`); references of an earlier release have none. */
  likelihood?: string | undefined;
};

const SCALE = 127;

/** What prompts are encoded by. */
export type Encoding = {
  vectorOf: VectorOf;
  /** How rare a word is over all exercises, by its beginning. */
  rarityOf: (stem: string) => number;
  /** Which words of the good ones may be among `words`, where everybody can read them: all where it is left out. */
  maySay?: (stem: string) => boolean;
};

/** The references that prompts make, as text. Prompts without a known word are left out. */
export function encodeReferences(
  prompts: JudgedPrompts,
  { vectorOf, rarityOf, maySay }: Encoding,
): EncodedReferences {
  return {
    good: encode(prompts.good, vectorOf),
    weak: encode(prompts.weak, vectorOf),
    words: subjectWordsOf(prompts.good, rarityOf, maySay),
    likelihood: encodeLikelihood(prompts),
  };
}

/** Reads what `encodeReferences` wrote; a row that is not whole is left out. */
export function decodeReferences({ good, weak }: Pick<EncodedReferences, 'good' | 'weak'>): References {
  return { good: decode(good), weak: decode(weak) };
}

function encode(prompts: readonly string[], vectorOf: VectorOf): string {
  let bytes = '';
  for (const prompt of prompts) {
    const vector = vectorOf(prompt);
    if (!vector) continue;
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    for (const value of vector) bytes += String.fromCharCode(Math.round((value / largest) * SCALE) & 0xff);
  }
  return btoa(bytes);
}

function decode(text: string): Float32Array[] {
  const bytes = atob(text);
  const vectors: Float32Array[] = [];
  for (let row = 0; row + dimensions <= bytes.length; row += dimensions) {
    const signed = Float32Array.from(
      { length: dimensions },
      (_, at) => (bytes.charCodeAt(row + at) << 24) >> 24,
    );
    const vector = toUnit(signed);
    if (vector) vectors.push(vector);
  }
  return vectors;
}
