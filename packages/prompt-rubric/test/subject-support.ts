import { createSubjectModel } from '../src/subject/model.ts';
import { NEARNESS } from '../src/subject/nearness.ts';
import { encodeReferences } from '../src/subject/references.ts';

/** No weight for any nearness. */
export const nothing = Object.fromEntries(NEARNESS.map((name) => [name, 0])) as Record<
  (typeof NEARNESS)[number],
  number
>;
/** `bien` speaks for a prompt and `mal` against it, each as much as it weighs beside the other words known. */
export const model = createSubjectModel({
  terms: [
    ['bien', 100, 100],
    ['mal', 100, -100],
  ],
  weights: { ...nothing, bias: 0, wording: 1, likelihood: 0 },
  thresholds: { met: 0.5, close: -0.5, near: -0.5, words: 0.5, veto: -1, briefVeto: -1 },
});

/** East for what speaks of chairs, north for what speaks of boats, and what lies between. */
export const vectorOf = (text: string): Float32Array | null => {
  const [east, north] = [/silla/.test(text), /barco/.test(text)].map(Number);
  if (!east && !north) return null;
  const length = Math.hypot(east ?? 0, north ?? 0);
  return Float32Array.from(
    { length: 96 },
    (_, at) => (at === 0 ? (east ?? 0) : at === 1 ? (north ?? 0) : 0) / length,
  );
};
export const references = encodeReferences(
  { good: ['silla barco a', 'silla barco b', 'silla barco c'], weak: ['barco'] },
  { vectorOf, rarityOf: () => 1 },
);
