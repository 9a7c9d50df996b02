import * as en from '../../lexicon/en/negation.ts';
import * as es from '../../lexicon/es/negation.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Tag } from '../../matching/concepts.ts';
import { forms } from '../../reading/word-forms.ts';
import { clauseStart, hasAny } from '../evidence.ts';
import { hasFurtherNegation, hasNegation, isNegation, type Clause } from './clause.ts';
import { isUnderForbiddingHeading } from './headings.ts';
import { isNegatedAfter, isPostponed, reachStart, type Reach } from './reach.ts';

/**
 * A tag is often a single verb, which somebody who forbids it uses, too: a negation reaches it from farther away than it
 * does a phrase, but not past a contrast, and two of them make a demand.
 */
const REACH: Reach = { before: 12, joins: wordSet(es.joins, es.joinBeforeO, en.joins) };
const REACH_TIGHT = 5;
/** So near before the negation a word makes a condition of it. */
const REACH_OF_A_CONDITION = 3;
/** So near after the words another negation makes a demand of them. */
const REACH_OF_A_SECOND = 4;
const contrasts = wordSet(es.contrasts, en.contrasts);
const conditions = wordSet(es.conditions, en.conditions);
const nobody = wordSet(es.nobody, en.nobody);
const existence = wordSet(es.existence, en.existence);
const restricted = wordSet(es.restricted, en.restricted);
const absences = wordSet(es.absences, en.absences);
const turning = wordSet(es.turning, en.turning);
const exceptions = wordSet(es.exceptions, en.exceptions);

/** Whether anything may turn the words round. Nothing does so to "invéntatelo": a command with a pronoun is never negated. */
export function isNegatedTag({ from, to }: Tag, clause: Clause): boolean {
  const { words, sentence } = clause;
  if (words[from]?.endsStressed && to - from === 1) return true;
  if (isUnderForbiddingHeading(from, clause) || isPostponed(words, from, sentence)) return true;
  if (forms.isAffirmative(words[from]?.norm ?? '')) return false;
  const earliest = reachStart(words, { from, to }, sentence, REACH);
  for (let at = from - 1; at >= earliest; at -= 1) {
    const norm = words[at]?.norm ?? '';
    if (contrasts.has(norm)) break;
    if (!isNegation(clause, at)) continue;
    // "No respondas sin citar": two make a demand.
    return !(exceptions.has(norm) && hasNegation(clause, earliest, at));
  }
  return isNegatedAfter(words, to, sentence);
}

/** Whether a negation turns just these words round, and does so once: "no dejes huecos", "sin citas". */
export function isTightlyNegated({ from, to }: Tag, clause: Clause): boolean {
  const { words, sentence } = clause;
  if (forms.isAffirmative(words[from]?.norm ?? '')) return false;
  const start = Math.max(clauseStart(words, from, sentence.bodyFrom), from - REACH_TIGHT);
  for (let at = from - 1; at >= start; at -= 1) {
    const norm = words[at]?.norm ?? '';
    if (contrasts.has(norm) || /[/|+=→«"“:]/u.test(words[at + 1]?.gap ?? '')) return false;
    if (isNegation(clause, at) && turning.has(norm)) return turnsJust({ from, to }, at, clause);
  }
  return false;
}

function turnsJust({ from, to }: { from: number; to: number }, at: number, clause: Clause): boolean {
  const { words, sentence, isSpanish } = clause;
  const norm = words[at]?.norm ?? '';
  if (hasNegation(clause, Math.max(sentence.from, at - REACH_TIGHT), at)) return false;
  if (hasAny(words, Math.max(sentence.from, at - REACH.before), at, nobody)) return false;
  if (hasAny(words, at, from, existence)) return false;
  if (hasAny(words, Math.max(sentence.from, at - REACH_OF_A_CONDITION), at, conditions)) return false;
  // "Sin frase exacta no puedes poner SÍ" and "no quote, no row" say what follows from it.
  if (norm === 'no' && isSpanish) return true;
  const isAbsence = absences.has(norm);
  if (isAbsence && hasFurtherNegation(clause, to, Math.min(to + REACH_OF_A_SECOND, sentence.to)))
    return false;
  if (restricted.has(words[to]?.norm ?? '') || restricted.has(words[from - 1]?.norm ?? '')) return false;
  const opens = at === sentence.bodyFrom || words[at]?.pause.opensClause === true;
  return !(opens && isAbsence && to < sentence.to);
}
