import * as en from '../lexicon/en/context.ts';
import * as es from '../lexicon/es/context.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import type { Reading, Sentence } from './reading.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const cues = phraseSet(es.contextCues, en.contextCues);
const reasons = phraseSet(es.reasonCues, en.reasonCues);
const factVerbs = {
  es: wordSet(es.factVerbs),
  en: wordSet(en.factVerbs),
  mixed: wordSet(es.factVerbs, en.factVerbs),
};
const events = {
  es: wordSet(es.events),
  en: wordSet(en.events),
  mixed: wordSet(es.events, en.events),
};
const relatives = wordSet(es.relatives, en.relatives);
const beginsPurpose = wordSet(es.purposes, en.purposes);
/** Between the relative and its verb stands a subject and a time at most: "that my neighbour sold me", "que la última vez no entendió". */
const EVENT_REACH = 6;
const notPast = wordSet(es.notPast);
const nounMarks = wordSet(es.nounMarks, en.nounMarks);
const answerSubjects = wordSet(es.answerSubjects, en.answerSubjects);
const ownSubjects = wordSet(es.ownSubjects, en.ownSubjects);
const alternatives = wordSet(en.alternatives);
const futures = wordSet(en.futures);
const obligations = wordSet(es.obligations, en.obligations);
/** The words at which a range may begin to tell something, or to demand it. */
const signs = startsOf(obligations, factVerbs.mixed, cues);

/** Where a clause begins that tells what happened to somebody or something: "…donde compré…", "…which arrived…". */
export function eventStart({ words, lexicon }: Reading, range: WordRange): number | undefined {
  for (let at = range.from; at < range.to; at += 1) {
    const relative = words[at];
    // "Qué" asks, and does not relate.
    if (!relative || relative.endsStressed || !relatives.has(relative.norm)) continue;
    if (beginsPurpose.has(words[at - 1]?.norm ?? '')) continue;
    for (let next = at + 1; next < Math.min(at + 1 + EVENT_REACH, range.to); next += 1) {
      const word = words[next];
      // "Que fije un término": a noun.
      if (next > at + 1 && nounMarks.has(words[next - 1]?.norm ?? '')) continue;
      if (word && !word.isFunction && (word.endsStressed || events[lexicon].has(word.norm))) return at;
    }
  }
  return undefined;
}

/** Whether a range of words tells something: a verb of facts or a sign of a situation, and nothing demanded. */
export function tellsFacts({ words, lexicon, text }: Reading, range: WordRange): boolean {
  if (speaksOfTheAnswer(words, range)) return false;
  let tells = ownSubjects.has(words[range.from]?.norm ?? '') && range.to - range.from >= 4;
  for (let at = range.from; at < range.to; at += 1) {
    const word = words[at];
    if (!word) continue;
    if (lexicon !== 'en' && isPastByForm(word, text)) tells = true;
    if (!hasTerm(signs, word.term)) continue;
    if (obligations.has(word.norm)) return false;
    const isVerb = factVerbs[lexicon].has(word.norm) && !nounMarks.has(words[at - 1]?.norm ?? '');
    if (isVerb || phraseAt(words, at, cues)) tells = true;
  }
  return tells;
}

/** "Faltaban", "decían": the Spanish imperfect of the third person plural, which is never a command; not "Adrián". */
function isPastByForm({ norm, start, end }: Word, text: string): boolean {
  if (norm.endsWith('aban')) return true;
  if (!norm.endsWith('ian') || norm.endsWith('rian')) return false;
  const written = text.slice(start, end);
  return /[íÍ]an$/i.test(written) || (/^\p{Ll}.*ian$/u.test(written) && !notPast.has(norm));
}

/** Where a reason begins ("porque…", "since…"), or undefined. */
export function reasonStart(words: readonly Word[], range: WordRange): number | undefined {
  for (let at = range.from; at < range.to; at += 1) if (phraseAt(words, at, reasons)) return at;
  return warns(words, range) ? range.from : undefined;
}

/** "…, or families will say we hid something": what happens otherwise is a reason, too. */
function warns(words: readonly Word[], { from, to }: WordRange): boolean {
  if (!alternatives.has(words[from]?.norm ?? '')) return false;
  for (let at = from + 2; at < Math.min(from + 1 + EVENT_REACH, to); at += 1)
    if (futures.has(words[at]?.norm ?? '')) return true;
  return false;
}

/** A sentence of plain facts, which asks for nothing. */
export function isFactual(reading: Reading, sentence: Sentence): boolean {
  return sentence.requests.length === 0 && tellsFacts(reading, { from: sentence.bodyFrom, to: sentence.to });
}

/** "El tono es cercano" describes the answer and not the situation. */
function speaksOfTheAnswer(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < Math.min(from + 3, to); at += 1) {
    const norm = words[at]?.norm ?? '';
    if (answerSubjects.has(norm)) return true;
    if (!words[at]?.isFunction) return false;
  }
  return false;
}
