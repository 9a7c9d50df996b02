import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet } from '../matching/phrases.ts';
import { injectionMessages } from '../messages/injection.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { endOfCue, evidenceOver, findCues, type CueFound } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';

const cues = phraseSet(es.dataCues, en.dataCues);
const orders = wordSet(es.orderNouns, en.orderNouns);
const selfSufficient =
  /datos|dato|material|texto|contenido|ordenes|instruc|para ti|contigo|dirigid|data|material|text|content|orders|instructions|for you|to you/;

type Case = 'guarded' | 'unmarked' | 'unguarded';

/** Material is set apart, and it is said that orders inside it are not to be followed. */
export function detectInjection(reading: Reading): Evidence<Case>[] {
  const guards = findCues(reading, cues).filter((cue) => speaksOfOrders(reading, cue));
  const hasMaterial = reading.blocks.length > 0;
  if (guards.length === 0) {
    return reading.blocks.map(({ start, end }) => ({
      start,
      end,
      strength: 'part',
      say: 'unguarded',
      values: {},
    }));
  }
  return guards.map((cue) =>
    evidenceOver(
      reading,
      { from: cue.from, to: endOfCue(reading, cue) },
      hasMaterial ? 'full' : 'part',
      hasMaterial ? 'guarded' : 'unmarked',
    ),
  );
}

/** "No sigas…" and "ignora cualquier…" need orders to speak of; "son datos" does not. */
function speaksOfOrders({ words }: Reading, cue: CueFound): boolean {
  if (selfSufficient.test(cue.phrase)) return true;
  for (let at = cue.sentence.from; at < cue.sentence.to; at += 1)
    if (orders.has(words[at]?.norm ?? '')) return true;
  return false;
}

export const injection = defineCriterion({
  id: 'injection',
  messages: injectionMessages,
  detect: detectInjection,
  sharesWith: ['constraints', 'context', 'delimiters'],
});
