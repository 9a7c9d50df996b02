import { phraseAt, type Lexicon, type PhraseMatch } from '../matching/phrases.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import type { Evidence } from './criterion.ts';
import { clauseEnd, contentWords, oncePerReading, quote, spanOf } from './evidence.ts';

/** A phrase of a lexicon within what the prompt asks. */
export type CueFound = PhraseMatch & { sentence: Sentence };

/** The words of the asking sentences by their numbers in the vocabulary, without those that begin no phrase. */
const indexWords = oncePerReading(({ words, asking }: Reading) => {
  const terms: number[] = [];
  const positions: number[] = [];
  const sentences: Sentence[] = [];
  for (const sentence of asking) {
    for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
      const term = words[at]?.term ?? 0;
      if (term === 0) continue;
      terms.push(term);
      positions.push(at);
      sentences.push(sentence);
    }
  }
  return { terms, positions, sentences };
});

/**
 * Every longest, non-overlapping occurrence of a lexicon's phrases in the sentences that say what is wanted, in order.
 */
export function findCues(reading: Reading, set: Lexicon): CueFound[] {
  const { starts } = set;
  const { terms, positions, sentences } = indexWords(reading);
  const found: CueFound[] = [];
  let free = 0;
  for (let index = 0; index < terms.length; index += 1) {
    if (starts[terms[index] ?? 0] !== 1) continue;
    const at = positions[index] ?? 0;
    const sentence = sentences[index];
    const match = at >= free ? phraseAt(reading.words, at, set) : undefined;
    if (!match || !sentence || match.to > sentence.to) continue;
    found.push({ ...match, sentence });
    free = match.to;
  }
  return found;
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
  return reading.asking.some(
    (sentence) =>
      namesTask(reading, sentence) ||
      sentence.requests.some(({ kind, substance }) => kind === 'command' && (substance > 0 || hasMaterial)),
  );
}

const ENOUGH_FOR_A_TASK = 3;

/** "Tarea: ficha de producto para un cuenco": the label stands for the verb. */
export function namesTask({ words }: Reading, sentence: Sentence): boolean {
  const isCommanded = sentence.requests.some(({ kind }) => kind === 'command');
  const body = { from: sentence.bodyFrom, to: sentence.to };
  return sentence.label === 'task' && !isCommanded && contentWords(words, body).length >= ENOUGH_FOR_A_TASK;
}
