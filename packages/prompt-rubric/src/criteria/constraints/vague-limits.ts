import * as en from '../../lexicon/en/constraints.ts';
import * as es from '../../lexicon/es/constraints.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { Limit } from './limit.ts';

export const vagueLimits = phraseSet(es.vagueLimits, en.vagueLimits);

/** "Corto", "not too long": a limit that nobody can measure. */
export function vagueAt({ words }: Reading, sentence: Sentence, at: number): Limit | undefined {
  const match = phraseAt(words, at, vagueLimits);
  return match && match.to <= sentence.to ? { from: at, to: match.to, say: 'noMeasure' } : undefined;
}
