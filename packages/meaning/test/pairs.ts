import { readFileSync } from 'node:fs';
import { cosine, type Meaning } from '../src/meaning.ts';

export const pairSets = ['translations', 'paraphrases-es', 'paraphrases-en', 'unrelated'] as const;
export type PairSet = (typeof pairSets)[number];
export type Half = 'open' | 'sealed';
type Pair = readonly [string, string];

/** The pairs of test/pairs: odd lines are open, for work on the vectors; even lines are sealed, for the final figure. */
export const readPairs = (set: PairSet, half: Half): Pair[] =>
  readFileSync(new URL(`pairs/${set}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((_, line) => (line % 2 === 0) === (half === 'open'))
    .map((line) => {
      const [one = '', other = ''] = line.split('\t');
      return [one, other];
    });

const nothing = new Float32Array(96);

/** Mean similarity of the pairs, and the share of first texts to which their own partner is the closest of all. */
export const judgePairs = (meaning: Meaning, pairs: readonly Pair[]): { mean: number; found: number } => {
  const partners = pairs.map(([, other]) => meaning.vectorOf(other) ?? nothing);
  const rows = pairs.map(([one], at) => {
    const vector = meaning.vectorOf(one) ?? nothing;
    const scores = partners.map((partner) => cosine(vector, partner));
    return { own: scores[at] ?? 0, isFound: Math.max(...scores) === scores[at] };
  });
  return {
    mean: rows.reduce((sum, { own }) => sum + own, 0) / rows.length,
    found: rows.filter(({ isFound }) => isFound).length / rows.length,
  };
};
