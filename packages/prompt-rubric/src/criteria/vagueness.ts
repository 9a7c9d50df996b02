import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { quantities as englishQuantities } from '../lexicon/en/format.ts';
import { quantities as spanishQuantities } from '../lexicon/es/format.ts';
import { selfStarts as englishSelves } from '../lexicon/en/requests.ts';
import { selfStarts as spanishSelves } from '../lexicon/es/requests.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet } from '../matching/phrases.ts';
import { vaguenessMessages } from '../messages/vagueness.ts';
import { isFactual } from '../reading/facts.ts';
import type { Reading } from '../reading/reading.ts';
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

/** "Three things to say:". */
const REACH_OF_A_COLON = 5;
const selves = wordSet(spanishSelves, englishSelves);
const quantities = wordSet(spanishQuantities, englishQuantities);
const countable = wordSet(es.countable, en.countable);
const counting = wordSet(es.counting, en.counting);
const openEnded = wordSet(es.openEnded, en.openEnded);
const specifying = wordSet(es.specifying, en.specifying);
/** So many words in all, and "something about…" is no wild card any more. */
const ELABORATED = 45;

type Case = 'none' | 'few' | 'many';

/** Where such words stand, named to be avoided or not. */
export const vagueWordsIn = (reading: Reading): CueFound[] => findCues(reading, vagueWords[reading.lexicon]);

/** No words that everybody fills with something else: "algo interesante", "de calidad", "something nice". */
export function detectVagueness(reading: Reading): Evidence<Case>[] {
  const found = vagueWordsIn(reading).filter(
    (cue) =>
      !isNamedToAvoid(reading, cue) &&
      !tellsOfOneself(reading, cue) &&
      !isListed(reading, cue) &&
      !countsOrContrasts(reading, cue) &&
      !isSpecified(reading, cue),
  );
  if (found.length === 0) return [{ ...NOWHERE, strength: 'full', say: 'none' }];
  const isMany = found.length > 1 && found.length * WORDS_PER_VAGUE_WORD > reading.words.length;
  return found.map((cue) => evidenceOver(reading, cue, isMany ? 'against' : 'part', isMany ? 'many' : 'few'));
}

/** "I run a little shop": said of the writer's life, where the word means what it says. */
function tellsOfOneself(reading: Reading, { sentence }: CueFound): boolean {
  return selves.has(reading.words[sentence.bodyFrom]?.norm ?? '') && isFactual(reading, sentence);
}

/** "Ninguna otra cosa", "one thing for each bin": counted or set against what is named. */
function countsOrContrasts({ words }: Reading, { from, phrase }: CueFound): boolean {
  return countable.has(phrase) && counting.has(words[from - 1]?.norm ?? '');
}

/** "Something for the fridge door", in a prompt that says so much else that nobody has to guess what. */
function isSpecified({ words }: Reading, { to, phrase, sentence }: CueFound): boolean {
  if (!openEnded.has(phrase) || words.length < ELABORATED) return false;
  return to < sentence.to && words[to]?.gap === '' && specifying.has(words[to]?.norm ?? '');
}

/** "Three things: that we are closed, …": they are told right away. */
function isListed({ words }: Reading, { from, to, sentence }: CueFound): boolean {
  const before = words[from - 1];
  if (!before || !(before.isNumber || quantities.has(before.norm))) return false;
  for (let at = to; at < Math.min(to + REACH_OF_A_COLON, sentence.to); at += 1)
    if (words[at]?.gap.includes(':')) return true;
  return false;
}

export const vagueness = defineCriterion({
  id: 'vagueness',
  messages: vaguenessMessages,
  detect: detectVagueness,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
