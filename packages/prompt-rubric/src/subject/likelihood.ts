import type { JudgedPrompts } from './reference-prompts.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Words and pairs share a bucket where their hashes do: with so many, one in four meets another of its exercise. */
const BUCKETS = 16_384;
/** Added to each count, so that a word of one prompt alone says something and not everything. */
const UNSEEN = 0.25;
/** Sixty-four weights, one character each: from -32 to 31, in sixths. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NOTHING = 32;
const STEPS = 6;

/** Which buckets a text's words and pairs of neighbours fall into, each once, in order of appearance. */
function createBucketReader(): (tokens: readonly Token[]) => Int32Array {
  const seenIn = new Int32Array(BUCKETS);
  let texts = 0;
  return (tokens) => {
    const buckets = new Int32Array(2 * tokens.length);
    let size = 0;
    let before = 0;
    texts += 1;
    const add = (hash: number): void => {
      const bucket = (hash ^ (hash >>> 15)) & (BUCKETS - 1);
      if (seenIn[bucket] !== texts) buckets[size++] = bucket;
      seenIn[bucket] = texts;
    };
    for (const { hash } of tokens) {
      if (hash === 0) continue;
      add(Math.imul(hash, 0x9e3779b1));
      if (before !== 0) add(Math.imul(before, 0x85ebca6b) ^ Math.imul(hash, 0xc2b2ae35));
      before = hash;
    }
    return buckets.subarray(0, size);
  };
}

const bucketsIn = createBucketReader();

/**
 * The log-likelihood ratio of each word and pair of neighbours in one exercise: how much likelier it is in its good
 * prompts than in its weak ones (naive Bayes over hashed features: Manning, Raghavan and Schütze, Introduction to
 * Information Retrieval, chapter 13; Weinberger et al. 2009 for the hashing). As text, a character for each bucket; empty without prompts of either kind.
 */
export function encodeLikelihood({ good, weak }: JudgedPrompts): string {
  if (good.length === 0 || weak.length === 0) return '';
  const [inGood, inWeak] = [countBuckets(good), countBuckets(weak)];
  let text = '';
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const likelier =
      Math.log(((inGood[bucket] ?? 0) + UNSEEN) / (good.length + 2 * UNSEEN)) -
      Math.log(((inWeak[bucket] ?? 0) + UNSEEN) / (weak.length + 2 * UNSEEN));
    const isKnown = (inGood[bucket] ?? 0) + (inWeak[bucket] ?? 0) > 0;
    const step = isKnown ? Math.round(likelier * STEPS) : 0;
    text += ALPHABET[Math.max(0, Math.min(ALPHABET.length - 1, step + NOTHING))];
  }
  return text;
}

/**
 * Two of what `encodeLikelihood` wrote as one, each weighed by how many prompts it was made of; where one is empty, the
 * other.
 */
export function poolLikelihoods(
  one: { encoded: string; prompts: number },
  other: { encoded: string; prompts: number },
): string {
  const all = one.prompts + other.prompts;
  if (one.encoded === '' || all === 0) return other.encoded;
  if (other.encoded === '') return one.encoded;
  const [some, more] = [weightsIn(one.encoded), weightsIn(other.encoded)];
  let text = '';
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const sum = (some[bucket] ?? 0) * one.prompts + (more[bucket] ?? 0) * other.prompts;
    text += ALPHABET[Math.round(sum / all) + NOTHING];
  }
  return text;
}

const weightsIn = (encoded: string): Int8Array =>
  Int8Array.from(encoded, (character) => ALPHABET.indexOf(character) - NOTHING);

function countBuckets(texts: readonly string[]): Uint16Array {
  const counts = new Uint16Array(BUCKETS);
  for (const text of texts)
    for (const bucket of bucketsIn(tokensOf(text).list)) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts;
}

/**
 * Weighs prompts by the ratios that `encodeLikelihood` wrote, summed and divided by the root of their number: above 0 for
 * what is likelier in good prompts, 0 where nothing is known. Takes time in proportion to the prompt.
 */
export function createLikelihood(encoded: string): (tokens: readonly Token[]) => number {
  const weights = weightsIn(encoded);
  return (tokens) => {
    const buckets = bucketsIn(tokens);
    let sum = 0;
    for (const bucket of buckets) sum += weights[bucket] ?? 0;
    return buckets.length === 0 ? 0 : sum / STEPS / Math.sqrt(buckets.length);
  };
}
