import * as en from '../lexicon/en/audience.ts';
import * as es from '../lexicon/es/audience.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { phraseAt } from '../matching/phrases.ts';
import { audienceMessages } from '../messages/audience.ts';
import type { Reading } from '../reading/reading.ts';
import { aboutReader, whoAsks } from './audience/described-readers.ts';
import { namedReaders } from './audience/named-readers.ts';
import { described, everybody, type Readers } from './audience/readers.ts';
import { recipientsOf } from './audience/recipients.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { contentWords, oncePerReading, quote, spanOf } from './evidence.ts';

const broad = wordSet(withSpanishForms(es.broadGroups), withEnglishForms(en.broadGroups));
const narrows = wordSet(es.narrows, en.narrows);
const noTrait = wordSet(withSpanishForms(es.noTraitAdjectives), es.noTraits, en.noTraits);

type Case = 'concrete' | 'everybody' | 'broad';

/** For whom the result is: a cue such as "para" or "for" and a noun for people, or a sentence about the reader. */
export function detectAudience(reading: Reading): Evidence<Case>[] {
  const named = recipientsBySentence(reading);
  return reading.asking.flatMap((sentence, place) => {
    const about =
      sentence.label === 'role'
        ? undefined
        : (aboutReader(reading.words, sentence) ??
          whoAsks(reading.words, sentence) ??
          namedReaders(reading, place));
    return about ? [judge(reading, about), ...(named.get(place) ?? [])] : (named.get(place) ?? []);
  });
}

/** Only the readers who are named after a cue; what a sentence says about them may be context too. */
export function detectRecipients(reading: Reading): Evidence<Case>[] {
  return [...recipientsBySentence(reading).values()].flat();
}

/** The readers named in each sentence that names any, by its place among those that ask. */
const recipientsBySentence = oncePerReading((reading: Reading): ReadonlyMap<number, Evidence<Case>[]> => {
  const named = new Map<number, Evidence<Case>[]>();
  for (const [place, sentence] of reading.asking.entries()) {
    const readers = sentence.label === 'role' ? [] : recipientsOf(reading, sentence);
    const found = readers.map((one) => judge(reading, one));
    if (found.length > 0) named.set(place, found);
  }
  return named;
});

function judge(reading: Reading, { cueFrom, from, to, person }: Readers): Evidence<Case> {
  const { words } = reading;
  const span = spanOf(words, { from: cueFrom, to });
  const values = { audience: quote(reading, { from, to }) };
  const all = phraseAt(words, from, everybody);
  const traits = contentWords(words, { from, to }, noTrait);
  const isDescribed = phraseAt(words, from, described) !== undefined;
  if (all && !isDescribed && !narrows.has(words[all.to]?.norm ?? '')) {
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
