import * as en from '../../lexicon/en/constraints.ts';
import * as es from '../../lexicon/es/constraints.ts';
import { withSpanishForms, wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { Limit } from './limit.ts';

export const toneCues = phraseSet(es.toneCues, en.toneCues);
const tones = wordSet(withSpanishForms(es.tones), en.tones);

/** "En tono cercano y claro": two shades make a tone, one does not. */
export function toneAt({ words }: Reading, sentence: Sentence, at: number): Limit | undefined {
  const cue = phraseAt(words, at, toneCues);
  if (!cue) return undefined;
  const limit = Math.min(sentence.to, cue.to + 10);
  const heard: number[] = [];
  for (let next = Math.max(sentence.bodyFrom, at - 4); next < limit; next += 1) {
    if (tones.has(words[next]?.norm ?? '')) heard.push(next);
  }
  const last = heard.at(-1);
  if (last === undefined) return undefined;
  const from = Math.min(at, heard[0] ?? at);
  return { from, to: Math.max(last + 1, cue.to), say: heard.length >= 2 ? 'concrete' : 'toneAlone' };
}
