import { phraseAt, type Lexicon, type PhraseMatch } from '../matching/phrases.ts';
import { addTerm, hasTerm, haveCommonTerm, termSet, type TermSet } from '../matching/vocabulary.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import type { Evidence } from './criterion.ts';
import { clauseEnd, hasContent, oncePerReading, quote, spanOf } from './evidence.ts';

/** A phrase of a lexicon within what the prompt asks. */
export type CueFound = PhraseMatch & { sentence: Sentence };

/** The words of the asking sentences by their numbers in the vocabulary, without those that begin no phrase. */
const indexWords = oncePerReading(({ words, asking }: Reading) => {
  const terms = new Uint16Array(words.length);
  const positions = new Uint32Array(words.length);
  /** By its place in `asking`. */
  const sentences = new Uint32Array(words.length);
  const present = termSet();
  let count = 0;
  for (const [place, sentence] of asking.entries()) {
    for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
      const term = words[at]?.term ?? 0;
      if (term === 0) continue;
      terms[count] = term;
      positions[count] = at;
      sentences[count] = place;
      addTerm(present, term);
      count += 1;
    }
  }
  return { count, terms, positions, sentences, present };
});

/**
 * Every longest, non-overlapping occurrence of a lexicon's phrases in the sentences that say what is wanted, in order.
 */
export function findCues(reading: Reading, set: Lexicon): CueFound[] {
  const { starts } = set.openings;
  const { count, terms, positions, sentences, present } = indexWords(reading);
  const found: CueFound[] = [];
  if (!haveCommonTerm(starts, present)) return found;
  let free = 0;
  for (let index = 0; index < count; index += 1) {
    if (!hasTerm(starts, terms[index] ?? 0)) continue;
    const at = positions[index] ?? 0;
    const sentence = reading.asking[sentences[index] ?? 0];
    const match = at >= free ? phraseAt(reading.words, at, set) : undefined;
    if (!match || !sentence || match.to > sentence.to) continue;
    found.push({ ...match, sentence });
    free = match.to;
  }
  return found;
}

/** Whether any sentence that says what is wanted has one of these words after its label. */
export function hasWordOf(reading: Reading, set: TermSet): boolean {
  return haveCommonTerm(set, indexWords(reading).present);
}

/**
 * The sentences that say what is wanted and have one of these words after their label, in order, and those that `also`
 * picks: the rest need no closer look.
 */
export function sentencesWith(
  reading: Reading,
  set: TermSet,
  also: (sentence: Sentence) => boolean = () => false,
): Sentence[] {
  const { count, terms, sentences } = indexWords(reading);
  let index = 0;
  return reading.asking.filter((sentence, place) => {
    let has = false;
    for (; index < count && sentences[index] === place; index += 1) has ||= hasTerm(set, terms[index] ?? 0);
    return has || also(sentence);
  });
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

const ENOUGH_FOR_A_TASK = 3;

/** "Tarea: ficha de producto para un cuenco": the label stands for the verb. */
export function namesTask({ words }: Reading, sentence: Sentence): boolean {
  if (sentence.label !== 'task' || sentence.requests.some(({ kind }) => kind === 'command')) return false;
  return hasContent(words, sentence.bodyFrom, sentence.to, ENOUGH_FOR_A_TASK);
}
