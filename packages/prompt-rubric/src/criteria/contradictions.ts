import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet } from '../matching/phrases.ts';
import { contradictionsMessages } from '../messages/contradictions.ts';
import { findLengthClash } from '../reading/lengths/clashes.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { CriterionId, CriterionSetting } from '../rubric.ts';
import { evidenceOver, findCues } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { quote } from './evidence.ts';

const pairs = [...es.contradictions, ...en.contradictions].map(([one, other]) => ({
  one: phraseSet(one),
  other: phraseSet(other),
}));
const alternatives = wordSet(es.alternatives, en.alternatives);

const refusals = wordSet(es.refusals, en.refusals);

type Case = 'none' | 'clash' | 'impossibleLength';

/**
 * No two demands that exclude each other: opposite qualities, something asked for and forbidden, and impossible lengths,
 * which `length` reports where the rubric has it.
 */
export function detectContradictions(
  reading: Reading,
  _setting: CriterionSetting,
  rubric?: ReadonlySet<CriterionId>,
): Evidence<Case>[] {
  const found = [...clashes(reading), ...(rubric?.has('length') ? [] : impossibleLengths(reading))];
  return found.length > 0 ? found : [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

function clashes(reading: Reading): Evidence<Case>[] {
  return pairs.flatMap(({ one, other }) => {
    const first = findCues(reading, one).find((cue) => isWanted(reading, cue));
    const second = first && findCues(reading, other).find((cue) => isWanted(reading, cue));
    if (!first || !second || overlap(first, second)) return [];
    const values = { one: quote(reading, first), other: quote(reading, second) };
    return [first, second].map((match) => ({
      ...evidenceOver(reading, match, 'against', 'clash' as const),
      values,
    }));
  });
}

function overlap(one: WordRange, other: WordRange): boolean {
  return one.from < other.to && other.from < one.to;
}

function isWanted(reading: Reading, cue: WordRange): boolean {
  return !isOneOfSeveral(reading, cue) && !isRefused(reading, cue);
}

/** "Tuteando no, de usted", "not detailed": a "no" that ends the clause, or right before. */
function isRefused({ words }: Reading, { from, to }: WordRange): boolean {
  const isAfter = words[to]?.gap === '' && refusals.has(words[to].norm) && words[to + 1]?.gap !== '';
  return isAfter || (words[from]?.gap === '' && refusals.has(words[from - 1]?.norm ?? ''));
}

function isOneOfSeveral({ words }: Reading, { from, to }: WordRange): boolean {
  for (let at = Math.max(0, from - 6); at < Math.min(words.length, to + 6); at += 1) {
    if (alternatives.has(words[at]?.norm ?? '')) return true;
  }
  return false;
}

/** "Al menos 300 palabras" beside "máximo 100 palabras". */
function impossibleLengths(reading: Reading): Evidence<Case>[] {
  const found = findLengthClash(reading);
  if (!found) return [];
  const values = { one: quote(reading, found.one), other: quote(reading, found.other) };
  return [found.one, found.other].map((range) => ({
    ...evidenceOver(reading, range, 'against', 'impossibleLength' as const),
    values,
  }));
}

export const contradictions = defineCriterion({
  id: 'contradictions',
  messages: contradictionsMessages,
  detect: detectContradictions,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
