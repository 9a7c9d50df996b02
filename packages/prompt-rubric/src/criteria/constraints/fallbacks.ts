import * as en from '../../lexicon/en/constraints.ts';
import * as es from '../../lexicon/es/constraints.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { Limit } from './limit.ts';

export const fallbacks = phraseSet(es.fallbackCues, en.fallbackCues);
export const conditionals = wordSet(es.conditionals, en.conditionals);

/** "Si falta el número de pedido, pídelo": a condition and, in another clause, what to do. */
export function fallbackAt({ words }: Reading, sentence: Sentence, at: number): Limit | undefined {
  const cue = phraseAt(words, at, fallbacks);
  // "Si una oferta no dice algo, pon…": whatever the condition, an instruction hangs on it.
  const opensSentence = at === sentence.bodyFrom && conditionals.has(words[at]?.norm ?? '');
  if (opensSentence && asksAfter(sentence, at)) return { from: at, to: sentence.to, say: 'concrete' };
  if (!cue || sentence.to - cue.to < 3) return undefined;
  return { from: at, to: sentence.to, say: 'concrete' };
}

function asksAfter({ requests }: Sentence, at: number): boolean {
  return requests.some(({ from }) => from > at);
}
