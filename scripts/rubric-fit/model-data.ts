import type { SubjectModelData } from '@academy/prompt-rubric/subject/model.ts';
import type { Nearness } from '@academy/prompt-rubric/subject/nearness.ts';
import { features, type SubjectFit } from './fit-subject.ts';

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A fit as the package keeps it. */
export const modelDataOf = (
  { terms, wording, subject }: SubjectFit,
  thresholds: SubjectModelData['thresholds'],
): SubjectModelData => ({
  thresholds,
  weights: Object.fromEntries([
    ['bias', rounded(subject.bias)],
    ...features.map((name, at) => [name, rounded(subject.weights[at] ?? 0)]),
  ]) as SubjectModelData['weights'], // The features' names are the keys.
  terms: terms.names.map((name, at) => [
    name,
    Math.round((terms.rarity[at] ?? 0) * 100),
    Math.round((wording.weights[at] ?? 0) * 100),
  ]),
});

interface Held {
  sum: number;
  nearness: Nearness;
  coverage: number;
  isGood: boolean;
}

/** Shares of good prompts, of writers left out, that each threshold lets through. */
const shares = { met: 0.985, close: 0.994, near: 0.98, words: 0.993, veto: 0.991 };
/**
 * Too few of the prompts are brief to take a share of them. Chosen so that natural prompts of two or three sentences are let
 * through and fewer than one in ten of the weak ones of fewer than 60 words is.
 */
const briefVeto = -6;

/** The highest number that lets such a share of the good prompts through. */
const thresholdFor = (numbers: readonly number[], share: number): number =>
  rounded(numbers.toSorted((one, other) => other - one)[Math.floor(share * numbers.length)] ?? 0);

export const thresholdsOf = (held: readonly Held[]): SubjectModelData['thresholds'] => {
  const good = held.filter(({ isGood }) => isGood);
  const sums = good.map(({ sum }) => sum);
  const gaps = good.map(({ nearness: { goodGap, allGap } }) => goodGap + allGap);
  return {
    met: thresholdFor(sums, shares.met),
    close: thresholdFor(sums, shares.close),
    veto: thresholdFor(sums, shares.veto),
    briefVeto,
    near: thresholdFor(gaps, shares.near),
    words: thresholdFor(
      good.map(({ coverage }) => coverage),
      shares.words,
    ),
  };
};
