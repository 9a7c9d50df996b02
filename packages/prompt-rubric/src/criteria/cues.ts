import { phraseAt, type PhraseMatch, type PhraseSet } from '../matching/phrases.ts';
import { askingSentences, type Reading, type Sentence } from '../reading/read-prompt.ts';
import type { Evidence } from './criterion.ts';
import { clauseEnd, oncePerReading, quote, spanOf } from './evidence.ts';

/** A phrase of a lexicon within what the prompt asks. */
export type CueFound = PhraseMatch & { sentence: Sentence };

/** Where each word stands, and the asking sentence around each position. */
const indexWords = oncePerReading((reading: Reading) => {
  const positions = new Map<string, number[]>();
  const sentences: (Sentence | undefined)[] = [];
  for (const sentence of askingSentences(reading)) {
    for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
      const norm = reading.words[at]?.norm ?? '';
      const known = positions.get(norm);
      if (known) known.push(at);
      else positions.set(norm, [at]);
      sentences[at] = sentence;
    }
  }
  return { positions, sentences };
});

/**
 * Every longest, non-overlapping occurrence of a lexicon's phrases in the sentences that say what is wanted, in order.
 * Looks up the lexicon's first words in the prompt, and not the prompt's words in the lexicon: with many lexicons that
 * is several times as quick.
 */
export function findCues(reading: Reading, set: PhraseSet): CueFound[] {
  const { positions, sentences } = indexWords(reading);
  const starts: number[] = [];
  for (const first of set.next.keys()) {
    for (const at of positions.get(first) ?? []) starts.push(at);
  }
  const found: CueFound[] = [];
  let free = 0;
  for (const at of starts.sort((a, b) => a - b)) {
    const sentence = sentences[at];
    const match = at >= free && sentence ? phraseAt(reading.words, at, set) : undefined;
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
  return askingSentences(reading).some((sentence) =>
    sentence.requests.some(({ kind, substance }) => kind === 'command' && (substance > 0 || hasMaterial)),
  );
}
