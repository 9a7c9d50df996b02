import * as en from '../../lexicon/en/audience.ts';
import * as es from '../../lexicon/es/audience.ts';
import { withContraction, wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { isSending } from '../../reading/sending.ts';
import type { Word } from '../../reading/words.ts';
import { findRole } from '../role.ts';
import { personAfter } from './person-after-cue.ts';
import { readersEnd, relativeEnd, relatives, type Readers } from './readers.ts';

const strongCues = [withContraction(es.strongCues), en.strongCues];
const cues = phraseSet(withContraction(es.audienceCues), en.audienceCues, ...strongCues);
const strong = phraseSet(...strongCues);
const sendingLeads = wordSet(en.sendingLeads);

type Cue = { to: number; phrase: string };

/** Who is named after a cue such as "para" or "for", or after a verb that sends. */
export function recipientsOf(reading: Reading, sentence: Sentence): Readers[] {
  const { words } = reading;
  if (sentence.label === 'audience' && sentence.bodyFrom < sentence.to) {
    const { bodyFrom, to } = sentence;
    return [{ cueFrom: bodyFrom, from: bodyFrom, to, person: bodyFrom }];
  }
  const found: Readers[] = [];
  const start = startAfterRole(reading, sentence);
  for (let at = start; at < sentence.to; at += 1) {
    const cue = phraseAt(words, at, cues) ?? sendingAt(words, at, sentence);
    if (!cue || cue.to >= sentence.to) continue;
    // "So my chair came yesterday" begins to tell.
    if (at === sentence.bodyFrom && cue.phrase === 'so') continue;
    const isStrong = phraseAt(words, at, strong) !== undefined;
    const person = isStrong ? cue.to : personAfter(words, { from: cue.to, cueFrom: at }, sentence);
    if (person === undefined || (!isStrong && isOwner(reading, person))) continue;
    const to = relativeEnd(words, readersEnd(words, person, sentence.to), sentence.to);
    found.push({ cueFrom: at, from: cue.to, to, person });
    at = to - 1;
  }
  return found;
}

/** "Email the shop", "please text my landlord": the verb itself leads to the reader. */
function sendingAt(words: readonly Word[], at: number, { bodyFrom }: Sentence): Cue | undefined {
  const opens = at === bodyFrom || sendingLeads.has(words[at - 1]?.norm ?? '');
  return opens && isSending(words, at) ? { to: at + 1, phrase: '' } : undefined;
}

/** "For my cousin's school" speaks of the school. */
function isOwner({ text, words }: Reading, at: number): boolean {
  const word = words[at];
  return word !== undefined && words[at + 1]?.gap === '' && /['’]s$/.test(text.slice(word.start, word.end));
}

/** "Eres asesora fiscal para autónomos" names the model's clients; what a relative clause adds ("que escribe para…") may name readers. */
function startAfterRole({ words }: Reading, sentence: Sentence): number {
  const role = findRole(words, sentence);
  if (!role) return sentence.bodyFrom;
  for (let at = role.from; at < role.to; at += 1) if (relatives.has(words[at]?.norm ?? '')) return at;
  return role.to;
}
