import * as en from '../../lexicon/en/audience.ts';
import * as enNegation from '../../lexicon/en/negation.ts';
import * as es from '../../lexicon/es/audience.ts';
import * as esNegation from '../../lexicon/es/negation.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../../matching/phrases.ts';
import { hasTerm } from '../../matching/vocabulary.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { hasWordOf } from '../cues.ts';
import { clauseEnd, clauseStart, hasAny, oncePerReading } from '../evidence.ts';
import { endOfName, isCapital, isName } from './names.ts';
import { articles, people, relatives, type Readers } from './readers.ts';

const toNames = startsOf(wordSet(es.toNames, en.toNames));
const statements = wordSet(es.statements, en.statements);
const forThem = wordSet(es.forThem);
const forThemVerbs = wordSet(en.forThemVerbs);
const themselves = wordSet(en.themselves);
const writtenForTerms = startsOf(forThem, themselves);
const takenUp = wordSet(es.takenUp, en.takenUp);
const pronouns = wordSet(en.pronouns);
const copulas = wordSet(es.copulas, en.copulas);
const conditions = wordSet(esNegation.conditions, enNegation.conditions);
const noTrade = phraseSet(es.noTrade, en.noTrade);
const learning = phraseSet(es.learning, en.learning);
const limitTerms = startsOf(noTrade, learning);
/** "Mi jefa Elena", "the members of the board". */
const LONGEST_SUBJECT = 4;
const SHORTEST_DESCRIPTION = 3;

/**
 * Readers who have a name or stand in a sentence of their own: "para Lucía, que está preocupada", "escribe a Andrés. Tiene
 * una cafetería", "the board has to decide. Make them a table".
 */
export function namedReaders(reading: Reading, place: number): Readers | undefined {
  const sentence = reading.asking[place];
  if (!sentence || sentence.label === 'role') return undefined;
  return addressed(reading, sentence, place) ?? toldApart(reading, sentence) ?? limited(reading, sentence);
}

/** A name after "to" or "for" with what is said of it: in brackets, after a comma, or in the next sentence. */
function addressed(reading: Reading, sentence: Sentence, place: number): Readers | undefined {
  const { words } = reading;
  for (let at = sentence.bodyFrom; at + 1 < sentence.to; at += 1) {
    if (!hasTerm(toNames, words[at]?.term ?? 0) || !isName(reading, at + 1)) continue;
    const end = endOfName(reading, at + 1, sentence.to);
    const from = at + 1;
    if (end < sentence.to && isDescription(reading, end))
      return { cueFrom: at, from, to: endOfDescription(reading, end, sentence.to), person: from };
    const next = reading.asking[place + 1];
    if (end === sentence.to && next?.from === end && opensOn(reading, next))
      return {
        cueFrom: next.bodyFrom,
        from: next.bodyFrom,
        to: clauseEnd(words, next.bodyFrom, next.to),
        person: next.bodyFrom,
      };
  }
  return undefined;
}

/** ", que no los ha leído", ", responsable de informática", " (jefa de…", ", a regular who…". */
function isDescription({ words }: Reading, at: number): boolean {
  const { gap = '', norm = '' } = words[at] ?? {};
  if (!/^(?:,| \(|\()/.test(gap)) return false;
  const noun = words[at + (articles.has(norm) ? 1 : 0)]?.norm ?? '';
  return relatives.has(norm) || people.has(noun);
}

/** The apposition, and the relative clause after it. */
function endOfDescription({ words }: Reading, at: number, limit: number): number {
  const end = clauseEnd(words, at, limit);
  return end < limit && relatives.has(words[end]?.norm ?? '') ? clauseEnd(words, end, limit) : end;
}

/** "Tiene una cafetería", "she's anxious", "he owns a café": what somebody is or does, and not what happened. */
function opensOn({ words }: Reading, { bodyFrom, to }: Sentence): boolean {
  if (to - bodyFrom < SHORTEST_DESCRIPTION) return false;
  const norm = words[bodyFrom]?.norm ?? '';
  const next = words[bodyFrom + 1]?.norm ?? '';
  return takenUp.has(norm) || (pronouns.has(norm) && (statements.has(next) || /[^s]s$/.test(next)));
}

/** "Carmen lleva informática. … Dile…", "our board has to vote. Write them…": told of first and then written for. */
function toldApart(reading: Reading, sentence: Sentence): Readers | undefined {
  const { words } = reading;
  const from = sentence.bodyFrom;
  const last = lastWrittenFor(reading);
  if (last < from) return undefined;
  const verb = verbAfterSubject(reading, sentence);
  if (verb === undefined || last < verb) return undefined;
  return { cueFrom: from, from, to: clauseEnd(words, verb, sentence.to), person: from };
}

/** The place of the verb where a sentence opens with a person, or a name, who is or does something. */
function verbAfterSubject({ words, text }: Reading, { bodyFrom, to }: Sentence): number | undefined {
  const first = words[bodyFrom];
  if (!first || first.isCommandForm) return undefined;
  const isNamed = !first.isFunction && !people.has(first.norm) && isCapital(text, first.start);
  if (!isNamed && !people.has(first.norm) && !articles.has(first.norm)) return undefined;
  let isPerson = isNamed;
  for (let at = bodyFrom; at < Math.min(bodyFrom + LONGEST_SUBJECT + 1, to); at += 1) {
    const norm = words[at]?.norm ?? '';
    if (at > bodyFrom && words[at]?.pause.endsClause) return undefined;
    if (at > bodyFrom && isPerson && statements.has(norm)) {
      // "Policy is between the stars" begins with a capital, too.
      const isThing =
        isNamed && copulas.has(norm) && !hasAny(words, at, Math.min(at + LONGEST_SUBJECT, to), people);
      return at + 1 < to && !isThing ? at : undefined;
    }
    isPerson ||= people.has(norm);
  }
  return undefined;
}

/** Where the last command stands that has a pronoun for its reader: "hazles", "give her"; -1 where none does. */
const lastWrittenFor = oncePerReading((reading: Reading): number => {
  if (!hasWordOf(reading, writtenForTerms)) return -1;
  const { words, asking } = reading;
  let last = -1;
  for (const { bodyFrom, to } of asking)
    for (let at = bodyFrom; at < to; at += 1) {
      if (!hasTerm(writtenForTerms, words[at]?.term ?? 0)) continue;
      const isForThem = forThem.has(words[at]?.norm ?? '');
      if (isForThem || (at > bodyFrom && forThemVerbs.has(words[at - 1]?.norm ?? ''))) last = at;
    }
  return last;
});

/** "They aren't accountants", "varias están aprendiendo el idioma". */
function limited({ words }: Reading, { bodyFrom, to }: Sentence): Readers | undefined {
  for (let at = bodyFrom; at < to; at += 1) {
    if (!hasTerm(limitTerms, words[at]?.term ?? 0)) continue;
    const trade = phraseAt(words, at, noTrade);
    const found =
      trade && people.has(words[trade.to]?.norm ?? '') ? trade.to + 1 : phraseAt(words, at, learning)?.to;
    if (found === undefined || found > to) continue;
    const from = clauseStart(words, at, bodyFrom);
    // "If the sender isn't a parent".
    if (hasAny(words, from, at, conditions)) continue;
    return { cueFrom: from, from, to: found, person: from };
  }
  return undefined;
}
