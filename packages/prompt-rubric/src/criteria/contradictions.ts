import { contradictions as english } from '../lexicon/en/craft.ts';
import { contradictions as spanish } from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../matching/phrases.ts';
import { contradictionsMessages } from '../messages/contradictions.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { evidenceOver, findCues, sentencesWith } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { findInEach, quote } from './evidence.ts';

const pairs = [...spanish, ...english].map(([one, other]) => ({
  one: phraseSet(one),
  other: phraseSet(other),
}));
const most = wordSet('maximo hasta menos supere superes limite', 'most maximum under below within exceed');
const least = wordSet('minimo menos mas', 'least minimum over more');
const atLeastMarks = wordSet('al por minimo mas', 'at minimum over more');
const ceilings = phraseSet(
  'como maximo, como mucho, maximo, o menos, a lo sumo',
  'at most, maximum, or fewer, or less, tops',
);
const floors = phraseSet('como minimo, al menos, por lo menos, minimo, o mas', 'at least, minimum, or more');
const wordUnits = wordSet('palabras', 'words');
const unitTerms = startsOf(wordUnits);
/** "Dos versiones: una breve y otra detallada" wants both. */
const alternatives = wordSet(
  'otra otro versiones cada primero despues luego',
  'other another versions each first then',
);

type Case = 'none' | 'clash' | 'impossibleLength';

/** No two demands that exclude each other: opposite qualities, something asked for and forbidden, impossible lengths. */
export function detectContradictions(reading: Reading): Evidence<Case>[] {
  const found = [...clashes(reading), ...impossibleLengths(reading)];
  return found.length > 0 ? found : [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

function clashes(reading: Reading): Evidence<Case>[] {
  return pairs.flatMap(({ one, other }) => {
    const first = findCues(reading, one).find((cue) => !isOneOfSeveral(reading, cue));
    const second = first && findCues(reading, other).find((cue) => !isOneOfSeveral(reading, cue));
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

function isOneOfSeveral({ words }: Reading, { from, to }: WordRange): boolean {
  for (let at = Math.max(0, from - 6); at < Math.min(words.length, to + 6); at += 1) {
    if (alternatives.has(words[at]?.norm ?? '')) return true;
  }
  return false;
}

/** "Al menos 300 palabras" beside "máximo 100 palabras". */
function impossibleLengths(reading: Reading): Evidence<Case>[] {
  const limits = findInEach(sentencesWith(reading, unitTerms), (sentence) => lengthsIn(reading, sentence));
  const lowest = limits.filter(({ kind }) => kind === 'most').sort((a, b) => a.count - b.count)[0];
  const highest = limits.filter(({ kind }) => kind === 'least').sort((a, b) => b.count - a.count)[0];
  if (!lowest || !highest || highest.count <= lowest.count) return [];
  return [lowest, highest]
    .sort((a, b) => a.from - b.from)
    .map((limit) => evidenceOver(reading, limit, 'against', 'impossibleLength'));
}

type Limit = WordRange & { kind: 'most' | 'least'; count: number };

function lengthsIn({ words }: Reading, { from, to }: WordRange): Limit[] {
  const limits: Limit[] = [];
  for (let at = from; at + 1 < to; at += 1) {
    const word = words[at];
    if (!word?.isNumber || !wordUnits.has(words[at + 1]?.norm ?? '')) continue;
    const count = Number(word.norm.replaceAll(/[.,]/g, ''));
    if (!Number.isInteger(count)) continue;
    const kind =
      boundAfter(words, at + 2, to) ??
      boundBefore(words.slice(Math.max(from, at - 4), at).map(({ norm }) => norm));
    if (kind) limits.push({ from: at, to: at + 2, kind, count });
  }
  return limits;
}

/** "al menos", "at least", "más de" set a floor; "menos de", "no más de", "at most" a ceiling. */
function boundBefore(before: string[]): Limit['kind'] | undefined {
  const isNegated = before.includes('no');
  for (const [at, norm] of before.entries()) {
    const isFloor = least.has(norm) && (norm !== 'menos' || atLeastMarks.has(before[at - 1] ?? ''));
    if (isFloor) return isNegated ? 'most' : 'least';
    if (most.has(norm) || norm === 'fewer' || norm === 'less') return 'most';
  }
  return undefined;
}

/** "30 palabras como máximo", "300 words or more". */
function boundAfter(words: readonly Word[], from: number, limit: number): Limit['kind'] | undefined {
  const found = [ceilings, floors].map((set) => phraseAt(words, from, set));
  const [ceiling, floor] = found.map(
    (match) => match !== undefined && match.to <= limit && !words[match.to]?.isNumber,
  );
  if (ceiling) return 'most';
  return floor ? 'least' : undefined;
}

export const contradictions = defineCriterion({
  id: 'contradictions',
  messages: contradictionsMessages,
  detect: detectContradictions,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
