import type { PlacedPassage } from '../../../knowledge/domain/placed-passages.ts';
import type { AskedFor } from '../asked-for.ts';
import { illustrates } from './cues.ts';
import { pointAt, isListed } from './point.ts';
import { samplesOf } from './samples.ts';
import { scoresOf, type Wanted } from './score-section.ts';
import type { SectionUnit, WholeSection } from './section.ts';

/** Sentences of one section that say one thing, with the passage that they are cited by. */
export interface Point {
  passage: PlacedPassage;
  units: readonly SectionUnit[];
}

export interface Candidate extends Point {
  /** The higher, the better it answers. */
  score: number;
  section: WholeSection;
  /** Places of its units in the section, and of the sentence that it was chosen for. */
  places: readonly number[];
  at: number;
}

/** A later section counts less by so much for each before it. */
const perRank = 0.03;
/** Another section is quoted too where it says nearly as much. */
const nearlyAsGood = 0.93;
/** Kinds of which fewer points are enough. */
const mostOf: Partial<Record<AskedFor['kind'], number>> = { definition: 1, example: 1, why: 2 };
/** A prompt shows more than a sentence with an example in it. */
const ofSample = 0.6;

const candidateOf = (
  section: WholeSection,
  { places, at, score }: Pick<Candidate, 'places' | 'at' | 'score'>,
): Candidate => ({
  ...{ section, places, at, score },
  passage: section.units[at]!.passage,
  units: places.map((place) => section.units[place]!),
});

/** The best sentence of a section that can stand with what belongs to it. */
export const bestPoint = (section: WholeSection, rank: number, wanted: Wanted): Candidate[] => {
  const { scores, own, ofHeading } = scoresOf(section, wanted);
  const share = 1 - perRank * rank;
  const order = scores.map((score, at) => ({ score, at })).sort((a, b) => b.score - a.score || a.at - b.at);
  for (const { score, at } of order) {
    if (score === 0) return [];
    const { kind } = wanted.asked;
    const isProcedure = kind === 'how' && section.units[at]!.form === 'step';
    const isOfHeading = kind !== 'why' && ofHeading >= (own[at] ?? 0);
    const isAboutAll = isListed(section.units[at]!) && (isProcedure || isOfHeading);
    const places = pointAt(section, at, { score: (place) => scores[place] ?? 0, isAboutAll });
    if (places) return [candidateOf(section, { places, at, score: share * score })];
  }
  return [];
};

/** The sample of a section that fits best, or the sentence with an example in it. */
const bestExample = (section: WholeSection, rank: number, wanted: Wanted): Candidate[] => {
  const { own, ofHeading } = scoresOf(section, wanted);
  const ofSection = Math.max(0, ...own) + ofHeading;
  const scoreOf = (text: string): number =>
    (1 - perRank * rank) * (ofSection + wanted.closeness(text, section.language));
  const samples = samplesOf(section).map(({ places, text }) =>
    candidateOf(section, { places, at: places[0]!, score: ofSample + scoreOf(text) }),
  );
  const told = bestPoint(section, rank, wanted).flatMap((point) => {
    const text = point.units.map((unit) => unit.text).join(' ');
    return illustrates(text) ? [{ ...point, score: scoreOf(text) }] : [];
  });
  return [...samples, ...told].toSorted((a, b) => b.score - a.score).slice(0, 1);
};

const isSample = ({ units }: Candidate): boolean => units.some(({ kind }) => kind === 'sample');

const best = (candidates: readonly Candidate[], count: number): Candidate[] => {
  const [first, ...others] = candidates.toSorted((a, b) => b.score - a.score);
  if (!first) return [];
  const asGood = others.filter(({ score }) => score >= nearlyAsGood * first.score);
  return [first, ...asGood].slice(0, count);
};

/** What of these sections answers a question, the best first or in their order, at most `count` points. */
export const choosePoints = (
  sections: readonly WholeSection[],
  { count, isInOrder = false, ...wanted }: Wanted & { count: number; isInOrder?: boolean },
): Candidate[] => {
  const { kind } = wanted.asked;
  const foundBy = (find: typeof bestPoint): Candidate[] =>
    sections.flatMap((section, rank) => find(section, rank, wanted));
  const examples = kind === 'example' ? foundBy(bestExample) : [];
  // What has no example is told of all the same.
  const points = examples.length > 0 ? examples : foundBy(bestPoint);
  // Without a subject any example will do, and a prompt is the better one.
  const samples = kind === 'example' && wanted.asked.subjects.length === 0 ? points.filter(isSample) : [];
  if (samples.length > 0) return best(samples, 1);
  if (isInOrder) return points.slice(0, count);
  return best(points, Math.min(count, mostOf[kind] ?? count));
};
