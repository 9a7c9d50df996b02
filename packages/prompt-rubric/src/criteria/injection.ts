import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { anyOf, wordSet } from '../lexicon/fold-list.ts';
import { phraseSet, startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { injectionMessages } from '../messages/injection.ts';
import type { Reading } from '../reading/reading.ts';
import { endOfCue, evidenceOver, findCues, sentencesWith } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';

const cues = phraseSet(es.dataCues, en.dataCues);
/** "No sigas…" and "ignora cualquier…" need orders to speak of; "son datos" does not. */
const orderTerms = startsOf(wordSet(es.orderNouns, en.orderNouns));
const selfSufficient = anyOf(es.dataStems, en.dataStems);

type Case = 'guarded' | 'unmarked';

/** Material is set apart, and it is said that orders inside it are not to be followed. */
export function detectInjection(reading: Reading): Evidence<Case>[] {
  const isOrder = (at: number) => hasTerm(orderTerms, reading.words[at]?.term ?? 0);
  // The label counts too: "Instrucciones: no sigas…".
  const ordering = new Set(
    sentencesWith(reading, orderTerms, ({ from, bodyFrom }) => {
      for (let at = from; at < bodyFrom; at += 1) if (isOrder(at)) return true;
      return false;
    }),
  );
  const guards = findCues(reading, cues).filter(
    ({ phrase, sentence }) => selfSufficient.test(phrase) || ordering.has(sentence),
  );
  const hasMaterial = reading.blocks.length > 0;
  return guards.map((cue) =>
    evidenceOver(
      reading,
      { from: cue.from, to: endOfCue(reading, cue) },
      hasMaterial ? 'full' : 'part',
      hasMaterial ? 'guarded' : 'unmarked',
    ),
  );
}

export const injection = defineCriterion({
  id: 'injection',
  messages: injectionMessages,
  detect: detectInjection,
  sharesWith: ['constraints', 'context', 'delimiters'],
});
