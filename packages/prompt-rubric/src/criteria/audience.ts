import * as en from '../lexicon/en/audience.ts';
import * as es from '../lexicon/es/audience.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { audienceMessages } from '../messages/audience.ts';
import { askingSentences, type Reading, type Sentence } from '../reading/read-prompt.ts';
import type { Word } from '../reading/words.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, contentWords, quote, spanOf } from './evidence.ts';

const cues = phraseSet(es.audienceCues, en.audienceCues, es.strongCues, en.strongCues);
const strong = phraseSet(es.strongCues, en.strongCues);
const people = wordSet(withSpanishForms(es.people), withEnglishForms(en.people), 'children men women wives');
const broad = wordSet(withSpanishForms(es.broadGroups), withEnglishForms(en.broadGroups));
const everybody = phraseSet(es.everybody, en.everybody);
const described = phraseSet(es.described, en.described);
/** A reader's noun stands near the cue: "para los nuevos vecinos del bloque". */
const REACH = 5;
/** Only these cues may introduce a person further along than next to an article. */
const loose = wordSet(
  'para for dirigido dirigida destinado destinada pensado pensada aimed addressed intended meant written',
);
const possessives = wordSet(
  'mi mis nuestro nuestra nuestros nuestras un una unos unas los las el la al',
  'my our a an the',
);
const noTrait = wordSet(
  withSpanishForms('todo nuevo propio'),
  'general generales todos mi mis nuestros nuestras in our my all',
);

type Case = 'concrete' | 'everybody' | 'broad';

/** For whom the result is: a cue such as "para" or "for", and a noun for people with a trait. */
export function detectAudience(reading: Reading): Evidence<Case>[] {
  return askingSentences(reading).flatMap((sentence) => readersOf(reading, sentence));
}

function readersOf(reading: Reading, sentence: Sentence): Evidence<Case>[] {
  const { words } = reading;
  if (sentence.label === 'audience' && sentence.bodyFrom < sentence.to) {
    return [
      judge(reading, {
        cueFrom: sentence.bodyFrom,
        from: sentence.bodyFrom,
        to: sentence.to,
        person: sentence.bodyFrom,
      }),
    ];
  }
  const found: Evidence<Case>[] = [];
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    const cue = phraseAt(words, at, cues);
    if (!cue || cue.to >= sentence.to) continue;
    const isStrong = phraseAt(words, at, strong) !== undefined;
    const person = isStrong
      ? cue.to
      : personAfter(words, cue.to, sentence.to, loose.has(words[at]?.norm ?? ''));
    if (person === undefined) continue;
    const to = clauseEnd(words, person, sentence.to);
    found.push(
      judge(reading, { cueFrom: at, from: cue.to, to: relativeEnd(words, to, sentence.to), person }),
    );
    at = to - 1;
  }
  return found;
}

/** "…for my grandmother, who has never…": the relative clause belongs to the reader. */
function relativeEnd(words: readonly Word[], to: number, limit: number): number {
  const next = words[to]?.norm ?? '';
  const isRelative =
    to < limit &&
    (next === 'que' || next === 'who' || next === 'whose' || next === 'quien' || next === 'quienes');
  return isRelative ? clauseEnd(words, to, limit) : to;
}

function personAfter(
  words: readonly Word[],
  from: number,
  limit: number,
  isLoose: boolean,
): number | undefined {
  if (phraseAt(words, from, everybody) && isLoose) return from;
  if (phraseAt(words, from, described)) return from;
  const last = Math.min(from + (isLoose ? REACH : 2), limit);
  for (let at = from; at < last; at += 1) {
    const word = words[at];
    if (!word || (at > from && /[,:;(]/.test(word.gap))) return undefined;
    if (people.has(word.norm) && (isLoose || (at > from && possessives.has(words[at - 1]?.norm ?? ''))))
      return at;
  }
  return undefined;
}

type Readers = { cueFrom: number; from: number; to: number; person: number };

function judge(reading: Reading, { cueFrom, from, to, person }: Readers): Evidence<Case> {
  const { words } = reading;
  const span = spanOf(words, { from: cueFrom, to });
  const values = { audience: quote(reading, { from, to }) };
  const all = phraseAt(words, from, everybody);
  const traits = contentWords(words, { from, to }, noTrait);
  const isDescribed = phraseAt(words, from, described) !== undefined;
  if (all && !isDescribed && contentWords(words, { from: all.to, to }).length === 0) {
    return { ...span, strength: 'part', say: 'everybody', values };
  }
  const isBroad = broad.has(words[person]?.norm ?? '') && traits.length <= 1;
  return isBroad || traits.length === 0
    ? { ...span, strength: 'part', say: 'broad', values }
    : { ...span, strength: 'full', say: 'concrete', values };
}

export const audience = defineCriterion({
  id: 'audience',
  messages: audienceMessages,
  detect: detectAudience,
});
