import { cosine } from '@academy/meaning/meaning.ts';
import { oncePerObject } from '../once-per-object.ts';
import { foldPhrase } from '../reading/fold.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { CriterionSetting } from '../rubric.ts';
import type { VectorOf } from '../subject/references.ts';
import { hasAny, oncePerReading } from './evidence.ts';
import { negations } from './negation/reach.ts';

/** Words of the stretches that are compared: in a whole sentence, one fact hardly moves the sum. */
const STRETCH = 4;
/** A phrase may be near by chance, three of them hardly. */
const CLOSEST = 3;
/**
 * From this mean cosine on it counts as said. Chosen on 168 prompts for twelve exercises and counted on 168 others
 * ([ADR 33](../../../../docs/adr/0033-points-in-other-words.md)).
 */
const CLOSE_ENOUGH = 0.52;

/** A stretch of the prompt, or a phrase of the exercise, as it is compared. Word vectors do not tell "do" from "don't". */
type Compared = { vector: Float32Array; isNegated: boolean };
type Stretch = Compared & WordRange;

/**
 * Where a prompt says in other words what the exercise's phrases say, by what words mean; undefined where it does not, or
 * where there is nothing to tell meanings by. A phrase with a negation is found in sentences with one alone.
 */
export function meantIn(reading: Reading, any: NonNullable<CriterionSetting['any']>): WordRange | undefined {
  const { vectorOf } = reading;
  if (!vectorOf) return undefined;
  const stretches = stretchesOf(reading);
  const closest = phrasesOf(any, vectorOf)
    .flatMap((phrase) => closestTo(phrase, stretches) ?? [])
    .sort((one, other) => other.closeness - one.closeness)
    .slice(0, CLOSEST);
  const sum = closest.reduce((total, { closeness }) => total + closeness, 0);
  return sum >= CLOSE_ENOUGH * closest.length ? closest[0]?.stretch : undefined;
}

function closestTo({ vector, isNegated }: Compared, stretches: readonly Stretch[]) {
  let found: { stretch: Stretch; closeness: number } | undefined;
  for (const stretch of stretches) {
    if (isNegated && !stretch.isNegated) continue;
    const closeness = cosine(vector, stretch.vector);
    if (!found || closeness > found.closeness) found = { stretch, closeness };
  }
  return found;
}

const phrasesOf = oncePerObject(
  ({ es, en }: NonNullable<CriterionSetting['any']>, vectorOf: VectorOf): Compared[] =>
    [...es, ...en].flatMap((phrase) => {
      const vector = vectorOf(phrase);
      return vector ? [{ vector, isNegated: foldPhrase(phrase).some((word) => negations.has(word)) }] : [];
    }),
);

/** What is the learner's own: to paste the instructions says nothing in other words. */
const stretchesOf = oncePerReading(({ text, words, sentences, vectorOf }: Reading): Stretch[] =>
  sentences
    .filter(({ discount }) => discount === undefined)
    .flatMap(({ from, to }) => {
      const isNegated = hasAny(words, from, to, negations);
      const last = Math.max(from, to - STRETCH);
      return Array.from({ length: last - from + 1 }, (_, at): WordRange => ({
        from: from + at,
        to: Math.min(to, from + at + STRETCH),
      })).flatMap((range) => {
        const vector = vectorOf?.(text.slice(words[range.from]?.start, words[range.to - 1]?.end)) ?? null;
        return vector ? [{ ...range, vector, isNegated }] : [];
      });
    }),
);
