import * as en from '../lexicon/en/policies.ts';
import * as enMustNots from '../lexicon/en/must-nots.ts';
import * as es from '../lexicon/es/policies.ts';
import * as esMustNots from '../lexicon/es/must-nots.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { conceptTrie, tagsAt, type Tag } from '../matching/concepts.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import type { Reading, Sentence } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import { formsOfPhrases } from '../reading/word-forms.ts';
import type { Word } from '../reading/words.ts';
import { MUST_NOT_KINDS, type MustNotKind } from '../rubric.ts';
import { clauseStart, hasAny, oncePerReading } from './evidence.ts';
import { POLICY_RULES } from './policy-rules.ts';

/** Where a clause breaks a policy. */
export type Breach = WordRange & { kind: MustNotKind; rule: string; sentence: Sentence };

type ConceptName = keyof typeof es.policies;
type Polarity = 'plain' | 'negated' | 'any' | 'command';
type Atom = { concept: number; polarity: Polarity };
type Rule = {
  kind: MustNotKind;
  rule: string;
  atoms: Atom[];
  isTight: boolean;
  isFromGap: boolean;
  mayReject: boolean;
};

const POLARITIES: Readonly<Record<string, Polarity>> = { '!': 'negated', '?': 'any', '^': 'command' };
const names = Object.keys(es.policies) as ConceptName[];
const forms = formsOfPhrases();
const concepts = conceptTrie(
  names.flatMap((name, at) => [[at, es.policies[name]] as const, [at, en.policies[name]] as const]),
  forms,
);
const rules = MUST_NOT_KINDS.flatMap((kind) => POLICY_RULES[kind].map((rule) => parseRule(kind, rule)));
const gap = names.indexOf('gap');
const blank = names.indexOf('blank');
const marking = names.indexOf('marks');
const both = names.indexOf('bothShown');
const rejecting = names.indexOf('rejects');

const negations = wordSet(esMustNots.negations, enMustNots.negations);
const negationsAfter = wordSet(esMustNots.negationsAfter, enMustNots.negationsAfter);
const noNegation = phraseSet(es.noNegation, en.noNegation);
const joins = wordSet('o ni u', 'or nor');
const contrasts = wordSet('pero sino', 'but');
const conditions = wordSet(
  'si cuando donde que cual quien salvo excepto',
  'if when where that which who unless whatever anything whenever wherever whose',
);
/** "Ninguna frase sin cita": two make a demand. */
const nobody = wordSet('ninguna ninguno ningun nadie dato algo', 'nobody nothing none anything');
/** "De no existir cita" and "si no hay cita" say what follows from it. */
const existence = wordSet('existir existe hay haya haber', 'there is exists');
const restricted = wordSet('otra otras otro otros', 'other');
const absences = wordSet('sin no', 'no without');
const turning = wordSet(
  'no ni sin nunca jamas tampoco evita evite evitar prohibido prohibida prohibidos nada',
  'not dont no never nor without avoid cannot neither',
);
const exceptions = wordSet('sin', 'without');

const commandOpeners = wordSet(
  'puedes puede podes debes debe quiero que tu usted favor solo siempre lo la los las le les te',
  'may can should please just must to always you simply then then',
);
/** Who may do it is not the model. */
const others = wordSet('yo nosotros ella el ellos quien que', 'i we she he they who which that');
const connectors = wordSet('y e luego despues o', 'and then or so');
/** Words of one sentence lie no farther apart in a rule. */
const FARTHEST = 16;
const FARTHEST_IN_CLAUSE = 6;
const REACH_BEFORE = 12;
const REACH_TIGHT = 5;
const REACH_AFTER = 2;
const LONGEST_HEADING = 5;
const LONGEST_LIST = 40;

function parseRule(kind: MustNotKind, rule: string): Rule {
  const isTight = rule.includes('+');
  const atoms = rule.split(/[&+]/).map((part) => {
    const text = part.trim();
    const polarity = POLARITIES[text.charAt(0)] ?? 'plain';
    const name = polarity === 'plain' ? text : text.slice(1);
    const concept = names.indexOf(name as ConceptName);
    if (concept < 0) throw new Error(`no phrases are called ${name}`);
    return { concept, polarity };
  });
  return {
    kind,
    rule,
    atoms,
    isTight,
    isFromGap: !/forbids/.test(rule),
    mayReject: /omits|hides|unneeded|forbids|!|onlyGood/.test(rule),
  };
}

/** Every clause of the prompt that breaks one of the policies `must-nots` knows. */
export const findBreaches = oncePerReading((reading: Reading): Breach[] =>
  reading.asking.flatMap((sentence) => breachesIn(reading, sentence)),
);

function breachesIn(reading: Reading, sentence: Sentence): Breach[] {
  const { words } = reading;
  const byConcept = tagsIn(words, sentence);
  const possible = rules.filter(({ atoms }) => atoms.every(({ concept }) => byConcept[concept]));
  if (possible.length === 0) return [];
  const isSpanish = reading.lexicon === 'es';
  const clause = { words, sentence, isSpanish, silenced: silencedIn(words, sentence, byConcept) };
  const rejects = byConcept[rejecting] ?? [];
  const marks = byConcept[marking]?.filter((tag) => !isNegated(tag, clause)) ?? [];
  const bothShown = byConcept[both]?.filter((tag) => !isNegated(tag, clause)) ?? [];
  /** The sentence says besides that it is not to be done, or what is to be done instead. */
  const isTurned = (rule: Rule, found: WordRange): boolean =>
    (!rule.mayReject && rejects.length > 0) ||
    rejects.some((tag) => tag.to <= found.from || tag.from >= found.to) ||
    (rule.kind === 'invent' && rule.isFromGap && marks.length > 0) ||
    (rule.kind === 'pretend' && bothShown.length > 0);
  return possible.flatMap((rule) => {
    const found = match(rule, byConcept, clause);
    return found && !isTurned(rule, found) ? [{ ...found, kind: rule.kind, rule: rule.rule, sentence }] : [];
  });
}

/** By the number of the concept; undefined where the sentence has none of it. */
type TagsByConcept = readonly (Tag[] | undefined)[];

function tagsIn(words: readonly Word[], { bodyFrom, to }: Sentence): TagsByConcept {
  const byConcept: (Tag[] | undefined)[] = [];
  for (let at = bodyFrom; at < to; at += 1)
    for (const tag of tagsAt(words, at, to, concepts)) {
      // "No des por hecho" forbids; "no da fecha" says what is missing.
      if (tag.concept === gap && forms.isForbidding(words[tag.to - 1]?.norm ?? '')) continue;
      const known = byConcept[tag.concept];
      if (known) known.push(tag);
      else byConcept[tag.concept] = [tag];
    }
  return byConcept;
}

type Clause = {
  words: readonly Word[];
  sentence: Sentence;
  isSpanish: boolean;
  silenced: ReadonlySet<number>;
};

/** Negations that turn nothing round: "no dudes en", and those that only say what is missing. */
function silencedIn(
  words: readonly Word[],
  sentence: Sentence,
  byConcept: TagsByConcept,
): ReadonlySet<number> {
  const silenced = new Set<number>();
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const match = phraseAt(words, at, noNegation);
    for (let inside = at; inside < (match?.to ?? at); inside += 1) silenced.add(inside);
  }
  for (const concept of [gap, blank])
    for (const { from, to } of byConcept[concept] ?? [])
      if (to - from > 1) for (let inside = from; inside < to; inside += 1) silenced.add(inside);
  return silenced;
}

function match(rule: Rule, byConcept: TagsByConcept, clause: Clause): WordRange | undefined {
  const [first, second] = rule.atoms;
  if (!first) return undefined;
  const firsts = byConcept[first.concept];
  if (!firsts) return undefined;
  const seconds = second && byConcept[second.concept];
  if (second && !seconds) return undefined;
  for (const one of firsts) {
    if (!fits(one, first.polarity, clause)) continue;
    if (!second) return one;
    const other = seconds?.find(
      (tag) => liesBy(one, tag, rule.isTight, clause.words) && fits(tag, second.polarity, clause),
    );
    if (other) return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  }
  return undefined;
}

function liesBy(one: Tag, other: Tag, isTight: boolean, words: readonly Word[]): boolean {
  if (isTight) {
    if (other.from < one.to || other.from - one.to > FARTHEST_IN_CLAUSE) return false;
    for (let at = one.to; at <= other.from; at += 1) if (words[at]?.pause.endsClause) return false;
    return true;
  }
  if (one.from < other.to && other.from < one.to) return false;
  return Math.max(one.from - other.to, other.from - one.to) <= FARTHEST;
}

function fits(tag: Tag, polarity: Polarity, clause: Clause): boolean {
  if (polarity === 'any') return true;
  if (polarity === 'negated') return isTightlyNegated(tag, clause);
  return !isNegated(tag, clause) && (polarity === 'plain' || opensAsCommand(tag, clause));
}

/** "Promete…", "y promételes…", "puedes prometer…": not "prometer está prohibido" nor "lo que promete". */
function opensAsCommand({ from }: Tag, { words, sentence, silenced }: Clause): boolean {
  const word = words[from];
  // "No dudes en inventar" commands, and "what they don't say" does not.
  if (silenced.has(from - 1)) return !silenced.has(from);
  if (!word || forms.isAffirmative(word.norm)) return word !== undefined;
  const before = words[from - 1]?.norm ?? '';
  if (from > sentence.from && commandOpeners.has(before))
    return !others.has(words[from - 2]?.norm ?? '') || from - 2 < sentence.from;
  const opens = from === sentence.bodyFrom || word.pause.opensClause;
  return (opens || connectors.has(before)) && !forms.isNominal(word.norm);
}

function isNegation({ words, silenced }: Clause, at: number): boolean {
  return negations.has(words[at]?.norm ?? '') && !silenced.has(at);
}

/** Whether anything may turn the words round. Nothing does so to "invéntatelo": a command with a pronoun is never negated. */
function isNegated({ from, to }: Tag, clause: Clause): boolean {
  const { words, sentence } = clause;
  if (words[from]?.endsStressed && to - from === 1) return true;
  if (isHeadingNegated(from, clause)) return true;
  if (forms.isAffirmative(words[from]?.norm ?? '')) return false;
  const isListed = hasJoin(words, Math.max(0, from - 2), from) || hasJoin(words, to, to + REACH_BEFORE);
  const start = isListed ? sentence.from : clauseStart(words, from, sentence.bodyFrom);
  const earliest = Math.max(start, from - REACH_BEFORE * (isListed ? 2 : 1));
  for (let at = from - 1; at >= earliest; at -= 1) {
    if (contrasts.has(words[at]?.norm ?? '')) break;
    if (!isNegation(clause, at)) continue;
    // "No respondas sin citar": two make a demand.
    if (exceptions.has(words[at]?.norm ?? '') && hasEarlier(clause, earliest, at)) return false;
    return true;
  }
  for (let at = to; at < Math.min(to + REACH_AFTER, sentence.to); at += 1)
    if (negationsAfter.has(words[at]?.norm ?? '')) return true;
  return false;
}

function hasEarlier(clause: Clause, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (isNegation(clause, at)) return true;
  return false;
}

/** Whether another negation follows that does not just go on with the first: "sin citas ni fuentes". */
function hasMore(clause: Clause, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if (isNegation(clause, at) && !joins.has(clause.words[at]?.norm ?? '')) return true;
  return false;
}

function hasJoin(words: readonly Word[], from: number, to: number): boolean {
  return hasAny(words, from, to, joins);
}

/** "DO NOT: guess, approve": the heading forbids all that follows it. */
function isHeadingNegated(before: number, clause: Clause): boolean {
  const { words, sentence } = clause;
  for (let at = before; at > Math.max(sentence.from, before - LONGEST_LIST); at -= 1)
    if (words[at]?.gap.includes(':'))
      return hasEarlier(clause, Math.max(sentence.from, at - LONGEST_HEADING), at);
  return isListNegated(clause);
}

/** The sentence is an item of a list, or stands after a semicolon, below a heading that forbids. */
function isListNegated(clause: Clause): boolean {
  const { words, sentence } = clause;
  for (let at = sentence.from; at > Math.max(0, sentence.from - LONGEST_LIST); at -= 1) {
    const gap = words[at]?.gap ?? '';
    if (gap.includes(':')) return hasEarlier(clause, Math.max(0, at - LONGEST_HEADING), at);
    if (gap.includes('.') || (gap.includes('\n') && !words[at]?.pause.opensItem)) return false;
  }
  return false;
}

/** Whether a negation turns just these words round, and does so once: "no dejes huecos", "sin citas". */
function isTightlyNegated({ from, to }: Tag, clause: Clause): boolean {
  const { words, sentence } = clause;
  if (forms.isAffirmative(words[from]?.norm ?? '')) return false;
  const start = Math.max(clauseStart(words, from, sentence.bodyFrom), from - REACH_TIGHT);
  for (let at = from - 1; at >= start; at -= 1) {
    const norm = words[at]?.norm ?? '';
    if (contrasts.has(norm) || /[/|+=→«"“:]/u.test(words[at + 1]?.gap ?? '')) return false;
    if (!isNegation(clause, at) || !turning.has(norm)) continue;
    if (hasEarlier(clause, Math.max(sentence.from, at - REACH_TIGHT), at)) return false;
    if (hasAny(words, Math.max(sentence.from, at - REACH_BEFORE), at, nobody)) return false;
    if (hasAny(words, at, from, existence)) return false;
    for (let near = Math.max(sentence.from, at - 3); near < at; near += 1)
      if (conditions.has(words[near]?.norm ?? '')) return false;
    // "Sin frase exacta no puedes poner SÍ" and "no quote, no row" say what follows from it.
    if (norm === 'no' && clause.isSpanish) return true;
    const opens = at === sentence.bodyFrom || words[at]?.pause.opensClause === true;
    if (absences.has(norm) && hasMore(clause, to, Math.min(to + 4, sentence.to))) return false;
    if (restricted.has(words[to]?.norm ?? '') || restricted.has(words[from - 1]?.norm ?? '')) return false;
    return !(opens && absences.has(norm) && to < sentence.to);
  }
  return false;
}
