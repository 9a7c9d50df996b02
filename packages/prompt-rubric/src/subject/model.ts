import { NEARNESS, type Nearness } from './nearness.ts';
import { STEM } from './tokens.ts';
import { createWording, type Wording } from './wording.ts';

/** The weights that `npm run rubric:fit` learns from prompts that teachers judged, as `data/subject-model.json` has them. */
export type SubjectModelData = {
  /** Words and pairs of neighbours, each with its rarity and its weight, in hundredths. */
  terms: [term: string, rarity: number, weight: number][];
  /** By how much each counts in the sum; what is above 0 stands for a prompt that does what the exercise asks. */
  weights: Record<'bias' | 'wording' | 'likelihood' | (typeof NEARNESS)[number], number>;
  /**
   * From the sum `met` on the prompt does what is asked; from `close` on that is a near thing. `near` is the least of
   * `goodGap + allGap` at which it is sure to be about the same, `words` the least of the exercise's words
   * (`createCoverage`) without which it is about something else. Below `veto` it is refused, however much else is met;
   * below `briefVeto` where it is brief (`vetoFor`).
   */
  thresholds: { met: number; close: number; near: number; words: number; veto: number; briefVeto: number };
};

export type SubjectModel = {
  /** What a text's words and pairs of neighbours say for it or against it, wherever the exercise. */
  wording: Wording;
  sumOf(found: { wording: number; likelihood: number; nearness: Nearness }): number;
  /** How rare words with this beginning are: the rarity of the commonest of them. */
  rarityOf(stem: string): number;
  /** Whether a word with this beginning is among the model's terms. */
  knows(stem: string): boolean;
  thresholds: SubjectModelData['thresholds'];
};

const HUNDREDTHS = 100;

/** The model over its data. Pure: the same text gives the same sum on every machine (additions, products, square roots). */
export function createSubjectModel({ terms, weights, thresholds }: SubjectModelData): SubjectModel {
  return {
    thresholds,
    wording: createWording(
      terms.map(([text, rarity, weight]) => ({
        text,
        rarity: rarity / HUNDREDTHS,
        weight: weight / HUNDREDTHS,
      })),
    ),
    ...createRarities(terms),
    sumOf: ({ wording, likelihood, nearness }) =>
      NEARNESS.reduce(
        (sum, name) => sum + weights[name] * nearness[name],
        weights.bias + weights.wording * wording + weights.likelihood * likelihood,
      ),
  };
}

function createRarities(terms: SubjectModelData['terms']): Pick<SubjectModel, 'rarityOf' | 'knows'> {
  const rarities = new Map<string, number>();
  let rarest = 0;
  for (const [term, rarity] of terms) {
    const stem = term.slice(0, STEM);
    rarest = Math.max(rarest, rarity);
    if (!term.includes(' ')) rarities.set(stem, Math.min(rarities.get(stem) ?? Infinity, rarity));
  }
  return {
    rarityOf: (stem) => (rarities.get(stem) ?? rarest) / HUNDREDTHS,
    knows: (stem) => rarities.has(stem),
  };
}
