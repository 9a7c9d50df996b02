import * as en from '../lexicon/en/audience.ts';
import * as es from '../lexicon/es/audience.ts';
import { withContraction, withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { audienceMessages } from '../messages/audience.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import type { Word } from '../reading/words.ts';
import { isSending } from '../reading/sending.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findRole } from './role.ts';
import { clauseEnd, clauseStart, contentWords, hasAny, oncePerReading, quote, spanOf } from './evidence.ts';

const strongCues = [withContraction(es.strongCues), en.strongCues];
const cues = phraseSet(withContraction(es.audienceCues), en.audienceCues, ...strongCues);
const strong = phraseSet(...strongCues);
const readerCues = phraseSet(es.readerCues, en.readerCues);
const people = wordSet(withSpanishForms(es.people), withEnglishForms(en.people), en.irregularPeople);
const served = wordSet(withSpanishForms(es.served), withEnglishForms(en.served));
const addressees = wordSet(withSpanishForms(es.addressees), withEnglishForms(en.addressees));
const letters = wordSet(es.letters, en.letters);
const thingsLikePeople = wordSet(es.thingsLikePeople, en.thingsLikePeople);
const selves = wordSet(es.selves, en.selves);
const publicity = wordSet(es.publicity, en.publicity);
const broad = wordSet(withSpanishForms(es.broadGroups), withEnglishForms(en.broadGroups));
const everybody = phraseSet(es.everybody, en.everybody);
const described = phraseSet(es.described, en.described);
/** A reader's noun stands near the cue: "para los nuevos vecinos del bloque". */
const REACH = 6;
/** The letter stands this far before whom it goes to: "un correo breve y cordial al hotel". */
const LETTER_REACH = 10;
/** The piece stands this near before what it speaks of: "a short advert in the paper for". */
const PUBLICITY_REACH = 10;
const loose = wordSet(es.looseCues, en.looseCues);
const sendingLeads = wordSet(en.sendingLeads);
const articles = wordSet(es.articles, en.articles);
const linkVerbs = wordSet(es.linkVerbs, en.linkVerbs);
const reasons = wordSet(es.reasons, en.reasons);
const asides = wordSet(es.asides, en.asides);
const measures = wordSet(es.measures, en.measures);
const narrows = wordSet(es.narrows, en.narrows);
const copulas = wordSet(es.copulas, en.copulas);
const readingVerbs = wordSet(es.readingVerbs, en.readingVerbs);
const borders = wordSet(es.borders, en.borders);
const questions = wordSet(es.questions, en.questions);
const askers = wordSet(es.askers, en.askers);
const answering = wordSet(es.answering, en.answering);
const clauseOpeners = wordSet(es.clauseOpeners, en.clauseOpeners);
/** "The queries of our library users"; "the question of whether a customer…" names nobody who asks. */
const ASKER_REACH = 4;
const noTrait = wordSet(withSpanishForms(es.noTraitAdjectives), es.noTraits, en.noTraits);

/** A sentence about its reader begins to be one at one of these. */
const aboutTerms = startsOf(readerCues, people, articles);

type Cue = { to: number; phrase: string };
type Case = 'concrete' | 'everybody' | 'broad';

/** For whom the result is: a cue such as "para" or "for" and a noun for people, or a sentence about the reader. */
export function detectAudience(reading: Reading): Evidence<Case>[] {
  const named = recipientsBySentence(reading);
  return reading.asking.flatMap((sentence, place) => {
    const about =
      sentence.label === 'role'
        ? undefined
        : (aboutReader(reading.words, sentence) ?? whoAsks(reading.words, sentence));
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
    const found = sentence.label === 'role' ? [] : recipientsOf(reading, sentence);
    if (found.length > 0) named.set(place, found);
  }
  return named;
});

function recipientsOf(reading: Reading, sentence: Sentence): Evidence<Case>[] {
  const { words } = reading;
  if (sentence.label === 'audience' && sentence.bodyFrom < sentence.to) {
    const { bodyFrom, to } = sentence;
    return [judge(reading, { cueFrom: bodyFrom, from: bodyFrom, to, person: bodyFrom })];
  }
  const found: Evidence<Case>[] = [];
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
    found.push(judge(reading, { cueFrom: at, from: cue.to, to, person }));
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

/** "Lo leerá la gerente, que…", or what is said of someone: "My client, a director who…", "es un jubilado que teme…". */
function aboutReader(words: readonly Word[], sentence: Sentence): Readers | undefined {
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    if (!hasTerm(aboutTerms, words[at]?.term ?? 0)) continue;
    const cue = phraseAt(words, at, readerCues);
    const reads = people.has(words[at]?.norm ?? '') && readingVerbs.has(words[at + 1]?.norm ?? '');
    if (cue || reads) {
      const from = clauseStart(words, at, sentence.bodyFrom);
      return {
        cueFrom: from,
        from,
        to: relativeEnd(words, clauseEnd(words, at + 1, sentence.to), sentence.to),
        person: from,
      };
    }
    if (describesSomeone(words, at, sentence)) {
      return {
        cueFrom: at,
        from: at,
        to: relativeEnd(words, clauseEnd(words, at + 1, sentence.to), sentence.to),
        person: at,
      };
    }
  }
  return undefined;
}

/** "Answer the queries of our users", "responda las dudas de los socios": who asks reads the answer. */
function whoAsks(words: readonly Word[], sentence: Sentence): Readers | undefined {
  if (!hasAny(words, sentence.bodyFrom, sentence.to, answering)) return undefined;
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    if (!questions.has(words[at]?.norm ?? '')) continue;
    const before = words[at - 1];
    if (before && people.has(before.norm) && articles.has(words[at - 2]?.norm ?? ''))
      return { cueFrom: at - 1, from: at - 1, to: at + 1, person: at - 1 };
    if (!askers.has(words[at + 1]?.norm ?? '')) continue;
    for (let next = at + 2; next < Math.min(at + 2 + ASKER_REACH, sentence.to); next += 1) {
      if (words[next]?.pause.endsClause || clauseOpeners.has(words[next]?.norm ?? '')) break;
      if (people.has(words[next]?.norm ?? ''))
        return { cueFrom: at + 2, from: at + 2, to: readersEnd(words, next, sentence.to), person: next };
    }
  }
  return undefined;
}

/** An article, somebody served or somebody who "is a…", and a description that begins. */
function describesSomeone(words: readonly Word[], at: number, sentence: Sentence): boolean {
  const noun = words[at + 1];
  const next = words[at + 2];
  if (!noun || !next || at + 2 >= sentence.to || !articles.has(words[at]?.norm ?? '') || noun.gap !== '')
    return false;
  const isPredicate = copulas.has(words[at - 1]?.norm ?? '') && at > sentence.bodyFrom;
  if (!served.has(noun.norm) && !(isPredicate && people.has(noun.norm))) return false;
  const hasAge = (next.norm === 'de' || next.norm === 'of') && (words[at + 3]?.isNumber ?? false);
  const isDescription =
    linkVerbs.has(next.norm) || relatives.has(next.norm) || hasAge || /^, *$/.test(next.gap);
  return isDescription && !isGoverned(words, at);
}

/** "El correo de la clienta es…" speaks of the email. */
function isGoverned(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return before !== undefined && words[at]?.gap === '' && borders.has(before.norm);
}

/** The reader's clause without what is said of the letter: "a la tienda / explicando…", "for parents / in a table". */
function readersEnd(words: readonly Word[], person: number, limit: number): number {
  const end = clauseEnd(words, person, limit);
  for (let at = person + 1; at < end; at += 1) {
    const norm = words[at]?.norm ?? '';
    const isAside = asides.has(norm) && measures.has(words[at + 1]?.norm ?? '');
    if (isAside || reasons.has(norm) || /(?:ando|iendo)(?:l[aeo]s?|me|nos)?$/.test(norm)) return at;
    if (asides.has(norm) && words[at + 1]?.isNumber) return at;
  }
  return end;
}

/** "…for my grandmother, who has never…": the relative clause belongs to the reader. */
function relativeEnd(words: readonly Word[], to: number, limit: number): number {
  const next = words[to]?.norm ?? '';
  return to < limit && relatives.has(next) ? clauseEnd(words, to, limit) : to;
}

const relatives = wordSet(es.relatives, en.relatives);

function personAfter(
  words: readonly Word[],
  { from, cueFrom }: { from: number; cueFrom: number },
  sentence: Sentence,
): number | undefined {
  const isLoose =
    loose.has(words[cueFrom]?.norm ?? '') || (from - cueFrom > 1 && words[cueFrom]?.norm === 'so');
  if (isLoose && phraseAt(words, from, everybody)) return from;
  if (phraseAt(words, from, described)) return from;
  const hasArticle = articles.has(words[from]?.norm ?? '') || words[cueFrom]?.norm === 'al';
  // "Cuéntaselo a Lu, una chica de 19 años": an apposition says who the name is.
  const isApposed = words[from + 1]?.gap === ', ' && articles.has(words[from + 1]?.norm ?? '');
  const last = Math.min(from + (isLoose || hasArticle ? REACH : isApposed ? 4 : 2), sentence.to);
  if (selves.has(words[from]?.norm ?? '')) return undefined;
  const isLetter = isLoose
    ? !isAfterPublicity(words, cueFrom, sentence)
    : isSending(words, cueFrom) || isAfterLetter(words, cueFrom, sentence);
  for (let at = from; at < last; at += 1) {
    const word = words[at];
    if (!word || (at > from && /[:;(]/.test(word.gap))) return undefined;
    // Past a comma only an apposition: "for Julian, a man of 80".
    if (at > from && word.gap.includes(',') && !articles.has(word.norm)) return undefined;
    if (at > from && borders.has(word.norm)) return undefined;
    // "For a year" is no reader, "for an eight-year-old" is one.
    if (word.norm === 'year' && words[at + 1]?.norm !== 'old') return undefined;
    const isPerson =
      people.has(word.norm) ||
      (isLetter && addressees.has(word.norm)) ||
      (isLoose && soundsLikePeople(word.norm));
    const isDescribed = (relatives.has(words[at + 1]?.norm ?? '') && at === from) || (isApposed && at > from);
    if (isPerson && (isLoose || hasArticle || isLetter || isDescribed)) return at;
  }
  return undefined;
}

/** "para apicultores", "for beekeepers": trades no list can hold, in the plural. */
function soundsLikePeople(norm: string): boolean {
  const isTrade =
    /(?:istas|dor[ae]s|tor[ae]s|log[oa]s|ner[oa]s|ter[oa]s|cultor[ae]s|antes|ers|ors|ists|ians|ees)$/.test(
      norm,
    );
  return isTrade && norm.length > 6 && !thingsLikePeople.has(norm);
}

function isAfterLetter(words: readonly Word[], at: number, sentence: Sentence): boolean {
  for (let before = at - 1; before >= Math.max(sentence.bodyFrom, at - LETTER_REACH); before -= 1) {
    if (letters.has(words[before]?.norm ?? '')) return true;
  }
  return false;
}

/** "An advert for a new school": whom it speaks of. The nearest piece decides. */
function isAfterPublicity(words: readonly Word[], at: number, sentence: Sentence): boolean {
  for (let before = at - 1; before >= Math.max(sentence.bodyFrom, at - PUBLICITY_REACH); before -= 1) {
    if (publicity.has(words[before]?.norm ?? '')) return true;
  }
  return false;
}

type Readers = { cueFrom: number; from: number; to: number; person: number };

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
