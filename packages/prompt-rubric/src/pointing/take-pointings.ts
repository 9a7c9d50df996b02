import { NOWHERE } from '../criteria/criterion.ts';
import { quote, spanOf } from '../criteria/evidence.ts';
import type { Judgement } from '../judge.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { ExerciseTexts, PointedWords, PointingRefusal } from '../rubric.ts';
import { createPointingRules, refusalOfCriterion } from './pointing-rules.ts';

/** A prompt as the rubric judged it, with what the learner pointed to. */
type Pointed = {
  reading: Reading;
  texts: ExerciseTexts;
  judgements: readonly Judgement[];
  /** The criteria's keys, in the order of the judgements. */
  keys: readonly string[];
  pointed: readonly PointedWords[];
  /** Whether the prompt would pass as it is judged here. */
  passes: (judgements: readonly Judgement[]) => boolean;
};

type Outcome = {
  judgements: Judgement[];
  refused: (PointedWords & { reason: PointingRefusal })[];
};

/**
 * The judgements with the criteria met that the learner pointed out, and the pointings that were refused, which change
 * nothing. To point at what is met already is neither. The order of the pointings decides where two exclude each other,
 * save that what is pointed out as a whole comes last: it may be only once all else is there.
 */
export function takePointings({ reading, texts, judgements, keys, pointed, passes }: Pointed): Outcome {
  const outcome: Outcome = { judgements: [...judgements], refused: [] };
  const isLastOpen = ({ setting }: Judgement) =>
    passes(
      outcome.judgements.map((one) =>
        one.setting === setting ? { ...one, status: 'met', evidence: [], isJudged: true } : one,
      ),
    );
  const isWhole = ({ key }: PointedWords) =>
    judgements[keys.indexOf(key)]?.criterion.mayBePointedOut === 'as-a-whole';
  const rules = createPointingRules({ reading, texts, judgements, isLastOpen });
  for (const pointing of pointed.toSorted((a, b) => Number(isWhole(a)) - Number(isWhole(b)))) {
    const at = keys.indexOf(pointing.key);
    const judgement = judgements[at];
    if (judgement?.status === 'met') continue;
    const taken = judgement ? rules.take(judgement, pointing) : 'unknown-criterion';
    if (typeof taken === 'string') outcome.refused.push({ ...pointing, reason: taken });
    else if (judgement) outcome.judgements[at] = pointedOut(reading, judgement, taken);
  }
  const isPointable = (judgement: Judgement) =>
    judgement.isJudged && judgement.status !== 'met' && !refusalOfCriterion(reading, judgement, isLastOpen);
  const after = outcome.judgements.map((one) =>
    isPointable(one) ? { ...one, pointable: true as const } : one,
  );
  return { ...outcome, judgements: after };
}

function pointedOut(reading: Reading, judgement: Judgement, range: WordRange): Judgement {
  const isWhole = judgement.criterion.mayBePointedOut === 'as-a-whole';
  const words = {
    ...(isWhole ? NOWHERE : spanOf(reading.words, range)),
    strength: 'full' as const,
    say: 'pointedOut',
    values: { quote: quote(reading, range) },
  };
  return { ...judgement, status: 'met', evidence: [words], lostTo: undefined, pointedOut: true };
}
