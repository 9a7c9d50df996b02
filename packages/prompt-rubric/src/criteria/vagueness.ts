import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { phraseSet } from '../matching/phrases.ts';
import { vaguenessMessages } from '../messages/vagueness.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { evidenceOver, findCues, type CueFound } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { isNamedToAvoid } from './named-to-avoid.ts';

const vagueWords = {
  es: phraseSet(es.vagueWords),
  en: phraseSet(en.vagueWords),
  mixed: phraseSet(es.vagueWords, en.vagueWords),
};
/** One vague word in so many is how people write; more is a way of not deciding. */
const WORDS_PER_VAGUE_WORD = 20;

type Case = 'none' | 'few' | 'many';

/** Where such words stand, named to be avoided or not. */
export const vagueWordsIn = (reading: Reading): CueFound[] => findCues(reading, vagueWords[reading.lexicon]);

/** No words that everybody fills with something else: "algo interesante", "de calidad", "something nice". */
export function detectVagueness(reading: Reading): Evidence<Case>[] {
  const found = vagueWordsIn(reading).filter((cue) => !isNamedToAvoid(reading, cue));
  if (found.length === 0) return [{ ...NOWHERE, strength: 'full', say: 'none' }];
  const isMany = found.length > 1 && found.length * WORDS_PER_VAGUE_WORD > reading.words.length;
  return found.map((cue) => evidenceOver(reading, cue, isMany ? 'against' : 'part', isMany ? 'many' : 'few'));
}

export const vagueness = defineCriterion({
  id: 'vagueness',
  messages: vaguenessMessages,
  detect: detectVagueness,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
