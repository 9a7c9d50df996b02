import { hasAgainst } from '../criteria/evidence.ts';
import { fallsShort } from '../criteria/subject.ts';
import { mayShare, type Judgement } from '../judge.ts';
import { markCopied } from '../reading/copied.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { ExerciseTexts, PointingRefusal, Span } from '../rubric.ts';
import { refusalOfLength } from './pointed-length.ts';
import { isWithin, shareMarked, wordsIn } from './pointed-range.ts';
import { readsAsFinished } from './reads-as-finished.ts';

/** An attempt takes no more: a prompt that needs more lacks something. */
export const MOST_POINTINGS = 2;
const MOSTLY = 0.5;

type Rules = {
  /** The words that are taken as fulfilling a criterion, or why they are not. What is taken counts for the next one. */
  take: (judgement: Judgement, span: Span) => WordRange | PointingRefusal;
};

type Judged = {
  reading: Reading;
  texts: ExerciseTexts;
  judgements: readonly Judgement[];
  isLastOpen: (judgement: Judgement) => boolean;
};

/** What a learner may point to in one prompt. Time grows linearly with the prompt for each pointing. */
export function createPointingRules({ reading, texts, judgements, isLastOpen }: Judged): Rules {
  const { words } = reading;
  const taken = new Map<Judgement, WordRange>();
  const sentenceOf = createSentenceLookup(reading);
  const isUsed = createUsedLookup(reading, judgements);

  /** Why no words at all may be pointed to for a criterion. */
  const refusalOf = (judgement: Judgement): PointingRefusal | undefined => {
    if (taken.has(judgement)) return 'twice';
    return taken.size >= MOST_POINTINGS ? 'too-many' : refusalOfCriterion(reading, judgement, isLastOpen);
  };

  const refusalOfWords = (judgement: Judgement, range: WordRange): PointingRefusal | undefined => {
    const mostly = (isMarked: (at: number) => boolean) => shareMarked(range, isMarked) > MOSTLY;
    const length = refusalOfLength(words.slice(range.from, range.to));
    if (length) return length;
    if (mostly((at) => sentenceOf(at)?.isData === true)) return 'material';
    const copied = markCopied(words, [...(texts.hints ?? []), texts.instructions ?? '']);
    if (mostly((at) => copied[at] === 1)) return 'copied';
    if (mostly((at) => /loose-words|repeated/.test(sentenceOf(at)?.discount ?? ''))) return 'loose-words';
    const pointed = [...taken.values()];
    if (mostly((at) => pointed.some(({ from, to }) => at >= from && at < to))) return 'used';
    return mostly((at) => isUsed(judgement, at)) ? 'used' : undefined;
  };

  return {
    take(judgement, span) {
      const refusal = refusalOf(judgement);
      if (refusal) return refusal;
      if (!isWithin(span, reading.text.length)) return 'out-of-range';
      const isWhole = judgement.criterion.mayBePointedOut === 'as-a-whole';
      const range = isWhole ? { from: 0, to: words.length } : wordsIn(words, span);
      if (!range) return 'too-short';
      const refusalHere = isWhole ? undefined : refusalOfWords(judgement, range);
      if (!refusalHere) taken.set(judgement, range);
      return refusalHere ?? range;
    },
  };
}

/**
 * Why a criterion is none to point out, whatever the words. `isLastOpen` says whether a prompt would pass with it, which is
 * asked only of what is pointed out as a whole.
 */
export function refusalOfCriterion(
  reading: Reading,
  judgement: Judgement,
  isLastOpen: (judgement: Judgement) => boolean,
): PointingRefusal | undefined {
  const { criterion, evidence } = judgement;
  const { mayBePointedOut } = criterion;
  if (mayBePointedOut === 'as-a-whole') {
    if (!fallsShort(reading)) return 'not-for-pointing';
    if (readsAsFinished(reading)) return 'finished-text';
    return isLastOpen(judgement) ? undefined : 'others-first';
  }
  if (!mayBePointedOut || hasAgainst(evidence)) return 'not-for-pointing';
  return mayBePointedOut === 'in-a-request' && readsAsFinished(reading) ? 'finished-text' : undefined;
}

function createSentenceLookup({ sentences }: Reading) {
  return (at: number) => sentences.find(({ from, to }) => at >= from && at < to);
}

/** Whether a word is what another criterion relies on that may not share its words. */
function createUsedLookup({ words }: Reading, judgements: readonly Judgement[]) {
  return ({ criterion }: Judgement, at: number): boolean => {
    const word = words[at];
    if (!word) return false;
    return judgements.some(
      (other) =>
        other.status === 'met' &&
        !mayShare(criterion, other.criterion) &&
        other.evidence.some(
          ({ strength, start, end }) => strength === 'full' && word.start < end && word.end > start,
        ),
    );
  };
}
