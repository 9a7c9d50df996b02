import type { createMeaningVectors } from './meaning-vectors.ts';
import {
  NEARNESS,
  nearnessOf,
  surroundingsOf,
  type Nearness,
  type Surroundings,
} from '@academy/prompt-rubric/subject/nearness.ts';
import { createLikelihood, encodeLikelihood } from '@academy/prompt-rubric/subject/likelihood.ts';
import { tokensOf } from '@academy/prompt-rubric/subject/tokens.ts';
import { fitLogistic, sumOf, type LogisticFit } from './logistic.ts';
import { writerGroups, type LabelledPrompt } from './labelled-prompts.ts';
import { fitWording, rowOf, termsOf, type Terms } from './wording.ts';

/** Chosen by the share of right judgements on writers left out (`--try`). */
export const settings = { fewestTexts: 5, wordingFreedom: 30, freedom: 0.5 };

export interface SubjectFit {
  terms: Terms;
  wording: LogisticFit;
  /** Over `features`, in their own units. */
  subject: LogisticFit;
}

export const features = ['wording', 'likelihood', ...NEARNESS] as const;

export type Vectors = ReturnType<typeof createMeaningVectors>;

/** What surrounds the prompts of each exercise, made once for a set of references. */
const createNearness = (references: readonly LabelledPrompt[], vectors: Vectors) => {
  const byExercise = Map.groupBy(references, ({ exercise }) => exercise);
  const made = new Map<string, Surroundings>();
  const surroundings = (exercise: string): Surroundings => {
    const known = made.get(exercise);
    if (known) return known;
    const own = byExercise.get(exercise) ?? [];
    const of = (isGood: boolean) =>
      own.filter((one) => one.isGood === isGood).flatMap(({ text }) => vectors.referenceOf(text) ?? []);
    const fresh = surroundingsOf({ good: of(true), weak: of(false) }, vectors.instructionsOf(exercise));
    made.set(exercise, fresh);
    return fresh;
  };
  return ({ exercise, text }: LabelledPrompt): Nearness =>
    nearnessOf(vectors.of(text), surroundings(exercise));
};

const denseRow = (values: readonly number[]) => ({
  columns: Int32Array.from(values, (_, at) => at),
  values: Float64Array.from(values),
});

const rowFor = (wording: number, likelihood: number, nearness: Nearness) => [
  wording,
  likelihood,
  ...NEARNESS.map((name) => nearness[name]),
];

/** The log-likelihood ratios of each exercise, from a set of references. */
const createLikelihoods = (references: readonly LabelledPrompt[]) => {
  const likelihoods = new Map(
    [...Map.groupBy(references, ({ exercise }) => exercise)].map(([exercise, own]) => {
      const of = (isGood: boolean) => own.filter((one) => one.isGood === isGood).map(({ text }) => text);
      return [exercise, createLikelihood(encodeLikelihood({ good: of(true), weak: of(false) }))];
    }),
  );
  return ({ exercise, text }: LabelledPrompt): number =>
    likelihoods.get(exercise)?.(tokensOf(text).list) ?? 0;
};

/**
 * Fits in two steps: the wording on all prompts, then its sum together with the nearness. The second step sees each
 * prompt as its writer was left out of the first and of the references, so that it learns how far both can be trusted on
 * writers nobody has seen.
 */
export const fitSubject = (prompts: readonly LabelledPrompt[], vectors: Vectors): SubjectFit => {
  const terms = termsOf(
    prompts.map(({ text }) => text),
    settings.fewestTexts,
  );
  const wording = fitWording(prompts, terms, settings.wordingFreedom);
  const rows: number[][] = [];
  const labels: number[] = [];
  for (const group of writerGroups(prompts)) {
    const others = prompts.filter(({ writer }) => !group.includes(writer));
    const fit = fitWording(others, terms, settings.wordingFreedom);
    const nearness = createNearness(others, vectors);
    const likelihood = createLikelihoods(others);
    for (const prompt of prompts.filter(({ writer }) => group.includes(writer))) {
      const words = sumOf({ ...fit, bias: 0 }, rowOf(prompt.text, terms));
      rows.push(rowFor(words, likelihood(prompt), nearness(prompt)));
      labels.push(Number(prompt.isGood));
    }
  }
  return { terms, wording, subject: fitStandardised(rows, labels) };
};

/** Brings each feature to mean 0 and deviation 1 for the fit, and the weights back to the features' own units. */
const fitStandardised = (rows: readonly (readonly number[])[], labels: readonly number[]): LogisticFit => {
  const means = features.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  const deviations = features.map((_, at) =>
    Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - (means[at] ?? 0)) ** 2, 0) / rows.length),
  );
  const scaled = rows.map((row) =>
    denseRow(row.map((value, at) => (value - (means[at] ?? 0)) / (deviations[at] ?? 1))),
  );
  const fit = fitLogistic({ rows: scaled, labels, columns: features.length, freedom: settings.freedom });
  const weights = fit.weights.map((weight, at) => weight / (deviations[at] ?? 1));
  const bias = weights.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), fit.bias);
  return { weights, bias };
};

/** How prompts are weighed when their references are these. */
export const createWeighing = (
  { terms, wording, subject }: SubjectFit,
  references: readonly LabelledPrompt[],
  vectors: Vectors,
) => {
  const nearness = createNearness(references, vectors);
  const likelihood = createLikelihoods(references);
  return (prompt: LabelledPrompt): { sum: number; nearness: Nearness } => {
    const words = sumOf({ ...wording, bias: 0 }, rowOf(prompt.text, terms));
    const near = nearness(prompt);
    return { sum: sumOf(subject, denseRow(rowFor(words, likelihood(prompt), near))), nearness: near };
  };
};
