import * as en from '../lexicon/en/constraints.ts';
import * as es from '../lexicon/es/constraints.ts';
import { withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { findPhrases, phraseAt, phraseSet, startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { constraintsMessages } from '../messages/constraints.ts';
import { quantities as englishQuantities, structures as englishStructures } from '../lexicon/en/format.ts';
import { quantities as spanishQuantities, structures as spanishStructures } from '../lexicon/es/format.ts';
import { tellsFacts } from '../reading/facts.ts';
import { opensClause, type WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, clauseStart, hasContent, findInEach, oncePerReading, quote, spanOf } from './evidence.ts';

const lengthCues = phraseSet(es.lengthCues, en.lengthCues);
const units = wordSet(es.lengthUnits, en.lengthUnits);
/** Of the world as well as of an answer: minutes, euros. */
const worldlyUnits = wordSet(es.worldlyUnits, en.worldlyUnits);
const prohibitions = phraseSet(es.prohibitionCues, en.prohibitionCues);
const openingProhibitions = phraseSet(es.openingProhibitions, en.openingProhibitions);
const absences = {
  es: phraseSet(es.absenceCues),
  en: phraseSet(en.absenceCues),
  mixed: phraseSet(es.absenceCues, en.absenceCues),
};
const indicatives = wordSet(es.indicatives);
const demands = phraseSet(es.demandCues, en.demandCues);
const fallbacks = phraseSet(es.fallbackCues, en.fallbackCues);
const toneCues = phraseSet(es.toneCues, en.toneCues);
const tones = wordSet(withSpanishForms(es.tones), en.tones);
const structures = phraseSet(spanishStructures, englishStructures);
const vagueLimits = phraseSet(es.vagueLimits, en.vagueLimits);
const notExclusions = wordSet(es.notExclusions, en.notExclusions);
const quantities = wordSet(spanishQuantities, englishQuantities, es.furtherQuantities, en.furtherQuantities);

const connectives = wordSet(es.connectives, en.connectives);
const conditionals = wordSet(es.conditionals, en.conditionals);
const conditions = wordSet(es.conditions, en.conditions);
/** "150 words", "tres frases muy cortas", "between 6 and 11 words". */
const UNIT_REACH = 5;
const auxiliaries = wordSet(es.auxiliaries, en.auxiliaries);
const weakLengthCues = wordSet(es.weakLengthCues, en.weakLengthCues);
const past = wordSet(en.past);
const wishVerbs = wordSet(es.wishVerbs, en.wishVerbs);
const reflexives = wordSet(es.reflexives);
const others = wordSet(es.others, en.others);
const graded = wordSet(es.graded, en.graded);
const being = wordSet(es.being, en.being);
const refusals = wordSet(es.refusals);
const pronouns = wordSet(es.pronouns);

/** Every limit begins with one of these or with a number. */
const openingTerms = startsOf(
  lengthCues,
  quantities,
  fallbacks,
  conditionals,
  prohibitions,
  openingProhibitions,
  absences.mixed,
  refusals,
  toneCues,
  demands,
  vagueLimits,
);

type Case = 'concrete' | 'toneAlone' | 'noMeasure';
type Found = { from: number; to: number; say: Case; isMeasured?: true };

/** Limits of the answer: length with a measure, exclusions, demands, what to do when a datum is missing, tone. */
export const detectConstraints = oncePerReading((reading: Reading): Evidence<Case>[] => {
  const found = findInEach(reading.asking, (sentence) =>
    sentence.label === 'role' ? [] : limitsOf(reading, sentence),
  );
  // A message quotes the first: a number can be checked without a doubt.
  const measuredFirst = [
    ...found.filter(({ isMeasured }) => isMeasured),
    ...found.filter(({ isMeasured }) => !isMeasured),
  ];
  return measuredFirst.map(({ from, to, say }) => ({
    ...spanOf(reading.words, { from, to }),
    strength: say === 'concrete' ? ('full' as const) : ('part' as const),
    say,
    values: { limit: quote(reading, { from, to }) },
  }));
});

function limitsOf(reading: Reading, sentence: Sentence): Found[] {
  const found: Found[] = [];
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    const word = reading.words[at];
    if (!word || !(word.isNumber || hasTerm(openingTerms, word.term))) continue;
    const limit =
      lengthAt(reading, sentence, at) ??
      fallbackAt(reading, sentence, at) ??
      exclusionAt(reading, sentence, at) ??
      toneAt(reading, sentence, at) ??
      demandAt(reading, sentence, at) ??
      vagueAt(reading, sentence, at);
    if (limit) {
      found.push(limit);
      at = Math.max(at, limit.to - 1);
    }
  }
  if (found.length === 0 && sentence.label === 'constraints' && sentence.bodyFrom < sentence.to) {
    const body = { from: sentence.bodyFrom, to: sentence.to };
    found.push({
      ...body,
      say: hasContent(reading.words, body.from, body.to, 2) ? 'concrete' : 'toneAlone',
    });
  }
  return found;
}

/** "máximo 120 palabras", "in under three sentences", "120 words". */
function lengthAt(reading: Reading, sentence: Sentence, at: number): Found | undefined {
  const { words } = reading;
  const cue = phraseAt(words, at, lengthCues);
  const from = cue && cue.to < sentence.to ? cue.to : at;
  const isWeak = !cue || weakLengthCues.has(words[at]?.norm ?? '');
  const first = words[from];
  if (
    !first ||
    !(first.isNumber || (quantities.has(first.norm) && first.norm !== 'cada' && first.norm !== 'each'))
  )
    return undefined;
  for (let next = from + 1; next < Math.min(from + UNIT_REACH, sentence.to); next += 1) {
    const word = words[next];
    if (!word || /[,:;(]/.test(word.gap)) return undefined;
    // "Le deben dos días" counts days of a fact.
    if (units.has(word.norm) && isWeak && isInFact(reading, sentence, at)) return undefined;
    if (units.has(word.norm)) return { from: at, to: next + 1, say: 'concrete', isMeasured: true };
    // "45 euros" is a price, "a three-minute speech" a limit.
    if (worldlyUnits.has(word.norm))
      return isWeak && !asksBefore(sentence, at) ? undefined : { from: at, to: next + 1, say: 'concrete' };
  }
  return undefined;
}

/** "Si falta el número de pedido, pídelo": a condition and, in another clause, what to do. */
function fallbackAt({ words }: Reading, sentence: Sentence, at: number): Found | undefined {
  const cue = phraseAt(words, at, fallbacks);
  // "Si una oferta no dice algo, pon…": whatever the condition, an instruction hangs on it.
  const opensSentence = at === sentence.bodyFrom && conditionals.has(words[at]?.norm ?? '');
  if (opensSentence && asksAfter(sentence, at)) return { from: at, to: sentence.to, say: 'concrete' };
  if (!cue || sentence.to - cue.to < 3) return undefined;
  return { from: at, to: sentence.to, say: 'concrete' };
}

function asksBefore({ requests }: Sentence, at: number): boolean {
  return requests.some(({ from }) => from < at);
}

function asksAfter({ requests }: Sentence, at: number): boolean {
  return requests.some(({ from }) => from > at);
}

/** "No uses tecnicismos", "without jargon"; but "no tengo horno" and "they don't know me" tell facts. */
function exclusionAt(reading: Reading, sentence: Sentence, at: number): Found | undefined {
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

function isInFact(reading: Reading, sentence: Sentence, at: number): boolean {
  const clause = {
    from: clauseStart(reading.words, at, sentence.bodyFrom),
    to: clauseEnd(reading.words, at, sentence.to),
  };
  const asks = sentence.requests.some(({ from }) => from >= clause.from && from < clause.to);
  return !asks && tellsFacts(reading, clause);
}

function toneAt({ words }: Reading, sentence: Sentence, at: number): Found | undefined {
  const cue = phraseAt(words, at, toneCues);
  if (!cue) return undefined;
  const limit = Math.min(sentence.to, cue.to + 10);
  const heard: number[] = [];
  for (let next = Math.max(sentence.bodyFrom, at - 4); next < limit; next += 1) {
    if (tones.has(words[next]?.norm ?? '')) heard.push(next);
  }
  const last = heard.at(-1);
  if (last === undefined) return undefined;
  const from = Math.min(at, heard[0] ?? at);
  return { from, to: Math.max(last + 1, cue.to), say: heard.length >= 2 ? 'concrete' : 'toneAlone' };
}

function demandAt({ words }: Reading, sentence: Sentence, at: number): Found | undefined {
  const cue = phraseAt(words, at, demands);
  // "They should call 555" is what readers do.
  if (!cue || cue.to >= sentence.to || others.has(words[at - 1]?.norm ?? '')) return undefined;
  const to = clauseEnd(words, cue.to, sentence.to);
  if (wishesAQuality(words, { from: cue.to, to })) {
    // "Que sea breve" lacks a measure.
    const say = findPhrases(words, vagueLimits, { from: cue.to, to }).length > 0 ? 'noMeasure' : 'toneAlone';
    return { from: at, to, say };
  }
  const asksForAShape =
    findPhrases(words, structures, { from: cue.to, to: Math.min(to, cue.to + 4) }).length > 0;
  const setsATone = findPhrases(words, toneCues, { from: cue.to, to: Math.min(to, cue.to + 4) }).length > 0;
  const isConcrete = !asksForAShape && !setsATone && hasContent(words, cue.to, to, 2);
  return isConcrete ? { from: at, to, say: 'concrete' } : undefined;
}

/** "Que sea lindo y llamativo", "it should be honest": nobody can check it. "Should be in Spanish" and "be signed" one can. */
function wishesAQuality(words: readonly Word[], { from, to }: WordRange): boolean {
  const verb = words[from]?.norm ?? '';
  const first = being.has(verb) ? from + 1 : being.has(words[from - 1]?.norm ?? '') ? from : undefined;
  if (first === undefined || first >= to) return false;
  for (let at = first; at < to; at += 1) if (words[at]?.isNumber) return false;
  const word = words[first];
  const isState = /(?:ed|[ai]d[oa]s?)$/.test(word?.norm ?? '');
  return word !== undefined && (!word.isFunction || graded.has(word.norm)) && !isState;
}

function vagueAt({ words }: Reading, sentence: Sentence, at: number): Found | undefined {
  const match = phraseAt(words, at, vagueLimits);
  return match && match.to <= sentence.to ? { from: at, to: match.to, say: 'noMeasure' } : undefined;
}

export const constraints = defineCriterion({
  id: 'constraints',
  messages: constraintsMessages,
  detect: detectConstraints,
});
