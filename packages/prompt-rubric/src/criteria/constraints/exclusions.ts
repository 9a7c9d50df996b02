import * as en from '../../lexicon/en/constraints.ts';
import * as es from '../../lexicon/es/constraints.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { opensClause, type WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { clauseEnd, hasContent } from '../evidence.ts';
import { isInFact, type Limit } from './limit.ts';
import { vagueLimits } from './vague-limits.ts';

export const prohibitions = phraseSet(es.prohibitionCues, en.prohibitionCues);
export const openingProhibitions = phraseSet(es.openingProhibitions, en.openingProhibitions);

export const absences = {
  es: phraseSet(es.absenceCues),
  en: phraseSet(en.absenceCues),
  mixed: phraseSet(es.absenceCues, en.absenceCues),
};

export const refusals = wordSet(es.refusals);
const indicatives = wordSet(es.indicatives);
const notExclusions = wordSet(es.notExclusions, en.notExclusions);
const connectives = wordSet(es.connectives, en.connectives);
const conditions = wordSet(es.conditions, en.conditions);
const auxiliaries = wordSet(es.auxiliaries, en.auxiliaries);
const past = wordSet(en.past);
const wishVerbs = wordSet(es.wishVerbs, en.wishVerbs);
const reflexives = wordSet(es.reflexives);
const pronouns = wordSet(es.pronouns);

/** "No uses tecnicismos", "without jargon"; but "no tengo horno" and "they don't know me" tell facts. */
export function exclusionAt(reading: Reading, sentence: Sentence, at: number): Limit | undefined {
  const { words } = reading;
  // "Not too long" has no measure.
  const from = phraseAt(words, at, vagueLimits) ? undefined : exclusionEnd(reading, sentence, at);
  const first = from === undefined ? undefined : words[from];
  if (from === undefined || from >= sentence.to || !first) return undefined;
  const to = clauseEnd(words, from, sentence.to);
  if (notExclusions.has(first.norm) || /[,:]/.test(first.gap)) return undefined;
  return hasContent(words, from, to, 1) ? { from: at, to, say: 'concrete' } : undefined;
}

/** The position after the words that forbid or exclude, or undefined where there are none. */
function exclusionEnd(reading: Reading, sentence: Sentence, at: number): number | undefined {
  const { words } = reading;
  const prohibition = phraseAt(words, at, prohibitions) ?? subjunctiveAt(words, at);
  if (prohibition) return isOwnWish(words, prohibition) ? undefined : prohibition.to;
  const opening = phraseAt(words, at, openingProhibitions);
  const opens = opensClause(words, at, sentence) || connectives.has(words[at - 1]?.norm ?? '');
  // "Nunca uses", "never use"; "nunca ha tenido" and "never had" tell a fact.
  const next = words[opening?.to ?? at]?.norm ?? '';
  if (opening && opens && !auxiliaries.has(next) && !past.has(next)) return opening.to;
  const absence = phraseAt(words, at, absences[reading.lexicon]);
  return absence && !isInFact(reading, sentence, at) ? absence.to : undefined;
}

/** "No quiero devolverla", "no quiero que se asusten", "I don't want to return it": of the writer's life and not of the answer. */
function isOwnWish(words: readonly Word[], { from, to }: WordRange): boolean {
  if (!wishVerbs.has(words[to - 1]?.norm ?? '') && !wishVerbs.has(words[to - 2]?.norm ?? '')) return false;
  const next = words[to]?.norm ?? '';
  if (words[from]?.norm !== 'no') return next === 'to';
  const isInfinitive = /(?:[aei]r)(?:l[aeo]s?|me|nos|se)*$/.test(next) && next.length > 3;
  return isInfinitive || (words[to - 1]?.norm === 'que' && reflexives.has(next));
}

/** "No uses", "no te inventes": "no", perhaps a pronoun, and a second person in the subjunctive. */
function subjunctiveAt(words: readonly Word[], at: number): WordRange | undefined {
  if (words[at]?.norm !== 'no' || conditions.has(words[at - 1]?.norm ?? '')) return undefined;
  const verbAt = pronouns.has(words[at + 1]?.norm ?? '') ? at + 2 : at + 1;
  const verb = words[verbAt];
  const isSubjunctive =
    verb !== undefined && verb.gap === '' && /[ae]s$/.test(verb.norm) && !indicatives.has(verb.norm);
  return isSubjunctive ? { from: at, to: verbAt } : undefined;
}
