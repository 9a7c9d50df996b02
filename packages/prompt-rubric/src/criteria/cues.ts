import { findPhrases, type PhraseMatch, type PhraseSet } from '../matching/phrases.ts';
import { askingSentences, type Reading, type Sentence } from '../reading/read-prompt.ts';
import type { Evidence } from './criterion.ts';
import { clauseEnd, quote, spanOf } from './evidence.ts';

/** A phrase of a lexicon within what the prompt asks. */
export type CueFound = PhraseMatch & { sentence: Sentence };

/** Every occurrence of a lexicon's phrases in the sentences that say what is wanted, in order. */
export function findCues(reading: Reading, set: PhraseSet): CueFound[] {
  return askingSentences(reading).flatMap((sentence) =>
    findPhrases(reading.words, set, { from: sentence.bodyFrom, to: sentence.to }).map((match) => ({
      ...match,
      sentence,
    })),
  );
}

/** Where the clause that a cue opens ends. */
export function endOfCue({ words }: Reading, { from, to, sentence }: CueFound): number {
  return Math.max(to, clauseEnd(words, from, sentence.to));
}

/** Evidence over a range of words, quoted as `{quote}`. */
export function evidenceOver<Case extends string>(
  reading: Reading,
  range: { from: number; to: number },
  strength: Evidence['strength'],
  say: Case,
): Evidence<Case> {
  return { ...spanOf(reading.words, range), strength, say, values: { quote: quote(reading, range) } };
}

/** Whether the prompt asks for anything: what is absent is no merit of an empty prompt. */
export function asksForAnything(reading: Reading): boolean {
  const hasMaterial = reading.blocks.length > 0;
  return askingSentences(reading).some((sentence) =>
    sentence.requests.some(({ kind, substance }) => kind === 'command' && (substance > 0 || hasMaterial)),
  );
}
