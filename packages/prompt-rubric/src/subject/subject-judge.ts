import { oncePerObject } from '../once-per-object.ts';
import { leftWithout } from '../reading/left-out.ts';
import type { Reading } from '../reading/reading.ts';
import { withoutCourtesies } from './courtesies.ts';
import { createLikelihood } from './likelihood.ts';
import { createSaidJudge } from './little.ts';
import { withoutLongMaterial } from './long-material.ts';
import type { SubjectModel } from './model.ts';
import { nearnessOf, surroundingsOf } from './nearness.ts';
import { decodeReferences, type EncodedReferences, type VectorOf } from './references.ts';
import { sentenceAgainst } from './sentence-against.ts';
import type { SubjectFinding } from './subject-finding.ts';
import { createCoverage } from './subject-words.ts';
import { tonesIn } from './tone.ts';
import { OWN_WORDS, refusedUnder } from './veto.ts';

export type SubjectJudge = (reading: Reading) => SubjectFinding;

/** What the criterion `subject` is judged by in one exercise. */
export type SubjectSource = { references: EncodedReferences; instructions: string };

/**
 * Makes judges for exercises. An exercise's references are read once for each object that holds them, so pass the same
 * object for the same exercise.
 *
 * @param model the weights, as `createSubjectModel` gives them
 * @param vectorOf what a text means, `vectorOf` of `@academy/meaning`
 */
export function createSubjectJudges({ model, vectorOf }: { model: SubjectModel; vectorOf: VectorOf }) {
  const read = oncePerObject((references: EncodedReferences, instructions: string) => ({
    around: surroundingsOf(decodeReferences(references), vectorOf(instructions)),
    saidIn: createSaidJudge({ words: references.words, instructions }),
    coverageOf: createCoverage(references.words),
    likelihoodOf: createLikelihood(references.likelihood ?? ''),
  }));
  return ({ references, instructions }: SubjectSource): SubjectJudge => {
    const { around, saidIn, coverageOf, likelihoodOf } = read(references, instructions);
    /** What a text says for itself, as the model and the references have it. */
    const weigh = (text: string) => {
      const nearness = nearnessOf(vectorOf(text), around);
      const terms = model.wording.read(text);
      const sum = model.sumOf({
        wording: model.wording.sumOf(terms),
        likelihood: likelihoodOf(terms.list),
        nearness,
      });
      const coverage = coverageOf(terms.list);
      const lacksWords = coverage < model.thresholds.words;
      return {
        nearness,
        terms,
        sum,
        coverage,
        status: statusOf(sum, { lacksWords, ...model.thresholds }),
      };
    };
    return (reading) => {
      // Long material is neither for a prompt nor against it.
      const asked = withoutLongMaterial(withoutCourtesies(reading), reading);
      const whole = weigh(asked.text);
      // A word on tone never counts against a prompt.
      const tones = whole.status === 'met' ? [] : tonesIn(reading);
      const bare = leftWithout(asked, reading.words, tones);
      const { nearness, terms, sum, coverage, status } =
        tones.length === 0 ? whole : better(whole, weigh(bare.text));
      const near = nearness.goodGap + nearness.allGap;
      const isNear = near >= model.thresholds.near;
      const isMet = status === 'met';
      const said = saidIn(reading);
      const saysLittle = said === 'next to nothing';
      // Who writes in the exercise's own words is about its subject, however few they are.
      const isElsewhere =
        !saysLittle && (coverage < model.thresholds.words || (!isNear && coverage < OWN_WORDS));
      // A sentence in the exercise's own words lies far from whole prompts only because it is short.
      const isBrief = isElsewhere && status === 'missing' && said === 'a sentence';
      const lack = saysLittle || isBrief ? 'little' : isElsewhere ? 'elsewhere' : 'short';
      return {
        status,
        isConvincing: isMet && isNear && isMostlyOwn(reading),
        lack,
        refusedUnder: isMet
          ? undefined
          : refusedUnder(
              {
                words: bare.length,
                hasMaterial: reading.blocks.length > 0,
                saysLittle,
                isElsewhere,
                sum,
                near,
                coverage,
              },
              model.thresholds,
            ),
        decidedBy:
          !isMet && lack === 'elsewhere'
            ? sentenceAgainst(reading, { model, vectorOf, around, likelihoodOf, terms })
            : undefined,
      };
    };
  };
}

const better = <Weighed extends { sum: number }>(one: Weighed, other: Weighed): Weighed =>
  other.sum > one.sum ? other : one;

/** A prompt that lacks the exercise's words is a near thing at best: its own words may say the same. */
function statusOf(
  sum: number,
  { lacksWords, met, close }: { lacksWords: boolean; met: number; close: number },
): SubjectFinding['status'] {
  if (sum >= met) return lacksWords ? 'close' : 'met';
  return sum >= close && !lacksWords ? 'close' : 'missing';
}

/** Most of what is asked is the learner's own: neither copied nor repeated, and no heap of words. */
function isMostlyOwn({ sentences }: Reading): boolean {
  let own = 0;
  let all = 0;
  for (const { from, to, isData, discount } of sentences) {
    if (isData) continue;
    all += to - from;
    if (discount === undefined) own += to - from;
  }
  return own > all / 2;
}
