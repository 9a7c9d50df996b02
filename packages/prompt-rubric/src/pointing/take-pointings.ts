import { quote, spanOf } from '../criteria/evidence.ts';
import type { Judgement } from '../judge.ts';
import type { Reading } from '../reading/read-prompt.ts';
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
};

type Outcome = {
  judgements: Judgement[];
  refused: (PointedWords & { reason: PointingRefusal })[];
};

/**
 * The judgements with the criteria met that the learner pointed out, and the pointings that were refused, which change
 * nothing. To point at what is met already is neither. The order of the pointings decides where two exclude each other.
 */
export function takePointings({ reading, texts, judgements, keys, pointed }: Pointed): Outcome {
  const outcome: Outcome = {
    judgements: judgements.map((judgement) => withPointable(reading, judgement)),
    refused: [],
  };
  if (pointed.length === 0) return outcome;
  const rules = createPointingRules({ reading, texts, judgements });
  for (const pointing of pointed) {
    const at = keys.indexOf(pointing.key);
    const judgement = judgements[at];
    if (judgement?.status === 'met') continue;
    const taken = judgement ? rules.take(judgement, pointing) : 'unknown-criterion';
    if (typeof taken === 'string') outcome.refused.push({ ...pointing, reason: taken });
    else if (judgement) outcome.judgements[at] = pointedOut(reading, judgement, taken);
  }
  return outcome;
}

function withPointable(reading: Reading, judgement: Judgement): Judgement {
  const isOpen = judgement.isJudged && judgement.status !== 'met';
  return isOpen && !refusalOfCriterion(reading, judgement) ? { ...judgement, pointable: true } : judgement;
}

function pointedOut(reading: Reading, judgement: Judgement, range: WordRange): Judgement {
  const words = {
    ...spanOf(reading.words, range),
    strength: 'full' as const,
    say: 'pointedOut',
    values: { quote: quote(reading, range) },
  };
  return { ...judgement, status: 'met', evidence: [words], lostTo: undefined, pointedOut: true };
}
