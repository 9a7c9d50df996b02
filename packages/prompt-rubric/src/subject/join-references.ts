import { dimensions } from '@academy/meaning/meaning.ts';
import { poolLikelihoods } from './likelihood.ts';
import type { EncodedReferences } from './references.ts';
import type { SubjectWords } from './subject-words.ts';

/** So many prompts an exercise is compared with at most, its own and judged ones together: what a browser has to load. */
export const MOST_REFERENCES = 300;

/** A row of 96 bytes is 128 characters of Base64 without padding, so that rows stand behind each other as texts do. */
const ROW = (dimensions / 3) * 4;
const THOUSANDTHS = 1000;

/** How many prompts references were made of. */
export const sizeOf = ({ good, weak }: Pick<EncodedReferences, 'good' | 'weak'>) => ({
  good: Math.floor(good.length / ROW),
  weak: Math.floor(weak.length / ROW),
});

/**
 * An exercise's own references and those that teachers' judgements add, as one. Vectors stand beside each other, no more
 * than `MOST_REFERENCES`: what is added stands in the order of `chooseByCoverage`, of which a beginning is kept. Words and
 * likelihoods are pooled by the number of prompts that speak for each (a logarithmic opinion pool: Genest and Zidek,
 * Combining Probability Distributions, 1986), since the counts behind them are not kept.
 */
export function joinReferences(
  own: EncodedReferences | undefined,
  added: EncodedReferences,
): EncodedReferences {
  if (!own) return added;
  const [before, more] = [sizeOf(own), sizeOf(added)];
  const room = Math.max(0, MOST_REFERENCES - before.good - before.weak);
  const good = Math.min(more.good, Math.max(Math.floor(room / 2), room - more.weak));
  const weak = Math.min(more.weak, room - good);
  return {
    good: own.good + added.good.slice(0, good * ROW),
    weak: own.weak + added.weak.slice(0, weak * ROW),
    words: poolWords({ words: own.words, prompts: before.good }, { words: added.words, prompts: more.good }),
    likelihood: poolLikelihoods(
      { encoded: own.likelihood ?? '', prompts: before.good + before.weak },
      { encoded: added.likelihood ?? '', prompts: more.good + more.weak },
    ),
  };
}

type Spoken = { words: SubjectWords; prompts: number };

function poolWords(one: Spoken, other: Spoken): SubjectWords {
  // Too few prompts have no words in common, which says nothing against the others' words.
  if (Object.keys(other.words).length === 0) return one.words;
  if (Object.keys(one.words).length === 0) return other.words;
  const all = one.prompts + other.prompts;
  const stems = [...new Set([...Object.keys(one.words), ...Object.keys(other.words)])];
  const pooled = (stem: string): number =>
    ((one.words[stem] ?? 0) * one.prompts + (other.words[stem] ?? 0) * other.prompts) / all;
  return Object.fromEntries(
    stems.map((stem) => [stem, Math.round(pooled(stem) * THOUSANDTHS) / THOUSANDTHS]),
  );
}
