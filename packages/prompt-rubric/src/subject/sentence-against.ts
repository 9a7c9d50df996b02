import { spanOf } from '../criteria/evidence.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { speaksOfFormAlone } from './form-alone.ts';
import type { createLikelihood } from './likelihood.ts';
import type { SubjectModel } from './model.ts';
import { nearnessOf, type Surroundings } from './nearness.ts';
import type { VectorOf } from './references.ts';
import { tokensIn } from './tokens.ts';
import type { TermsFound } from './wording.ts';

/** So many sentences, the worst by their words, are compared by their meaning, too: that takes longer. */
const MOST_COMPARED = 5;

type Compared = {
  model: SubjectModel;
  vectorOf: VectorOf;
  around: Surroundings;
  likelihoodOf: ReturnType<typeof createLikelihood>;
  terms: TermsFound;
};

/** The sentence whose words and meaning count most against the prompt, of those that say what it is about. */
export function sentenceAgainst(
  reading: Reading,
  { model, vectorOf, around, likelihoodOf, terms }: Compared,
): Sentence | undefined {
  const worst = reading.asking
    .filter((sentence) => !speaksOfFormAlone(reading, sentence))
    .map((sentence) => {
      const span = spanOf(reading.words, sentence);
      const range = tokensIn(terms, span);
      return { sentence, span, range, wording: model.wording.sumOf(terms, range) };
    })
    .sort((one, other) => one.wording - other.wording)
    .slice(0, MOST_COMPARED)
    .map(({ sentence, span, range, wording }) => {
      const likelihood = likelihoodOf(terms.list.slice(range.from, range.to));
      const nearness = nearnessOf(vectorOf(reading.text.slice(span.start, span.end)), around);
      return { sentence, sum: model.sumOf({ wording, likelihood, nearness }) + nearness.instructions };
    });
  return worst.sort((one, other) => one.sum - other.sum)[0]?.sentence;
}
