import * as en from '../../lexicon/en/negation.ts';
import * as es from '../../lexicon/es/negation.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Tag } from '../../matching/concepts.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Sentence } from '../../reading/reading.ts';
import type { Word } from '../../reading/words.ts';
import { negations } from './reach.ts';

const noNegation = phraseSet(es.noNegation, en.noNegation);
const joins = wordSet(es.joins, es.joinBeforeO, en.joins);

/** A sentence, and where the words stand in it that negate nothing. */
export type Clause = {
  words: readonly Word[];
  sentence: Sentence;
  isSpanish: boolean;
  silenced: ReadonlySet<number>;
};

/** Negations that turn nothing round: "no dudes en", and those that only say what is missing. */
export function silencedIn(
  words: readonly Word[],
  sentence: Sentence,
  missing: readonly (readonly Tag[] | undefined)[],
): ReadonlySet<number> {
  const silenced = new Set<number>();
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const match = phraseAt(words, at, noNegation);
    for (let inside = at; inside < (match?.to ?? at); inside += 1) silenced.add(inside);
  }
  for (const tags of missing)
    for (const { from, to } of tags ?? [])
      if (to - from > 1) for (let inside = from; inside < to; inside += 1) silenced.add(inside);
  return silenced;
}

/** Whether the word there turns something round. */
export function isNegation({ words, silenced }: Clause, at: number): boolean {
  return negations.has(words[at]?.norm ?? '') && !silenced.has(at) && !isValue(words, at);
}

/** In quotes of its own it is an answer: each "yes" or "no". */
function isValue(words: readonly Word[], at: number): boolean {
  return /["“«]$/.test(words[at]?.gap ?? '') && /^["”»]/.test(words[at + 1]?.gap ?? '');
}

/** Whether a negation stands from `from` up to and not including `to`. */
export function hasNegation(clause: Clause, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isNegation(clause, at)) return true;
  return false;
}

/** The same without those that just go on with an earlier one: "sin citas ni fuentes". */
export function hasFurtherNegation(clause: Clause, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (isNegation(clause, at) && !joins.has(clause.words[at]?.norm ?? '')) return true;
  return false;
}
