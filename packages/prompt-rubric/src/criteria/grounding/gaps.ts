import * as en from '../../lexicon/en/grounding.ts';
import * as es from '../../lexicon/es/grounding.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Tag } from '../../matching/concepts.ts';
import { phraseAt, phraseSet, startsOf, type Lexicon } from '../../matching/phrases.ts';
import { hasTerm } from '../../matching/vocabulary.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import type { CueFound } from '../cues.ts';
import { hasAny } from '../evidence.ts';
import { silencedIn, type Clause } from '../negation/clause.ts';
import { isNegatedTag } from '../negation/negated-tags.ts';
import { negations } from '../negation/reach.ts';
import {
  blank,
  estimating,
  gap,
  inventing,
  marking,
  mayTellOfGap,
  tagsOf,
  type TagsByConcept,
} from '../policies/tags.ts';
import { whatIsPut } from './put.ts';

const inventions = phraseSet(es.inventions, en.inventions);
const caseOpeners = wordSet(es.caseOpeners, en.caseOpeners);
const asking = wordSet(es.asking, en.asking);
const absences = phraseSet(es.absences, en.absences);
const ownTerms = startsOf(inventions, absences);
/** A sentence that goes on with the one before says at once what is put: "Mark those “no date”". */
const REACH_OF_A_START = 3;
/** "If a task of the list has no date". */
const REACH_OF_A_CASE = 7;
const REACH_OF_A_NEGATION = 6;
/** So near they are quoted together. */
const NEAR = 6;
/** No concept of the policies. */
const OWN = -1;

/** What a prompt says of facts that are missing: what to put there, and that none is to be made up. */
export type GapsFound = { handled: CueFound[]; banned: CueFound[] };

/** "Donde falte el día, deja un hueco", "some jobs have no date. Mark those “no date”", "don't guess". */
export function findGaps(reading: Reading): GapsFound {
  const found: GapsFound = { handled: [], banned: [] };
  let wasGap = false;
  for (const sentence of reading.asking) {
    // Most sentences tell of no gap, and are not taken apart.
    if (!wasGap && !mayTell(reading.words, sentence)) continue;
    const byConcept = tagsOf(reading, sentence);
    const gaps = gapsIn(reading.words, sentence, byConcept);
    const put =
      gaps.length > 0 || wasGap
        ? (whatIsPut(reading.words, sentence) ?? markFor(reading.words, sentence, gaps, byConcept))
        : undefined;
    const goesOn = wasGap && put !== undefined && put.from - sentence.bodyFrom < REACH_OF_A_START;
    if (put && (gaps.length > 0 || goesOn)) found.handled.push(cueOver(sentence, withGap(put, gaps)));
    const ban = banIn(reading, sentence, byConcept);
    if (ban) {
      found.banned.push(cueOver(sentence, ban));
      const [first] = gaps;
      if (first) found.handled.push(cueOver(sentence, first));
    }
    wasGap = gaps.length > 0;
  }
  return found;
}

/** Whether a phrase of a gap or of inventing may begin at any of its words. */
function mayTell(words: readonly Word[], { bodyFrom, to }: Sentence): boolean {
  for (let at = bodyFrom; at < to; at += 1) {
    const word = words[at];
    if (word && (mayTellOfGap(word) || hasTerm(ownTerms, word.term))) return true;
  }
  return false;
}

function gapsIn(words: readonly Word[], sentence: Sentence, byConcept: TagsByConcept): WordRange[] {
  return [...(byConcept[gap] ?? []), ...phrasesIn(words, sentence, absences)];
}

function phrasesIn(words: readonly Word[], { bodyFrom, to }: Sentence, set: Lexicon): Tag[] {
  const found: Tag[] = [];
  for (let at = bodyFrom; at < to; at += 1) {
    const match = phraseAt(words, at, set);
    if (match && match.to <= to) found.push({ concept: OWN, from: match.from, to: match.to });
  }
  return found;
}

/** A mark that the policies know, for a case that may come: not "a wheel is missing, tell me when it arrives". */
function markFor(
  words: readonly Word[],
  { bodyFrom }: Sentence,
  gaps: readonly WordRange[],
  byConcept: TagsByConcept,
): WordRange | undefined {
  const cases = gaps.filter(({ from, to }) =>
    hasAny(words, Math.max(bodyFrom, from - REACH_OF_A_CASE), to, caseOpeners),
  );
  return byConcept[marking]?.find(
    (mark) => !asksSomebody(words, mark) && cases.some((one) => one.to <= mark.from || one.from >= mark.to),
  );
}

/** "Ask him to open one" is for somebody else; "ask" and "ask me" are for the writer. */
function asksSomebody(words: readonly Word[], { from, to }: WordRange): boolean {
  return to - from === 1 && asking.has(words[from]?.norm ?? '') && words[to]?.gap === '';
}

/** The gap with what is put there where they stand side by side. */
function withGap(put: WordRange, gaps: readonly WordRange[]): WordRange {
  const near = gaps.find(({ from, to }) => Math.max(put.from - to, from - put.to) <= NEAR);
  return near ? { from: Math.min(near.from, put.from), to: Math.max(near.to, put.to) } : put;
}

/** "No te la imagines", "rather than working it out", "never a guess". */
function banIn(
  { words, lexicon }: Reading,
  sentence: Sentence,
  byConcept: TagsByConcept,
): WordRange | undefined {
  const tags = [
    ...(byConcept[inventing] ?? []),
    ...(byConcept[gap] ? (byConcept[estimating] ?? []) : []),
    ...phrasesIn(words, sentence, inventions),
  ];
  if (tags.length === 0) return undefined;
  const silenced = silencedIn(words, sentence, [byConcept[gap], byConcept[blank]]);
  const clause: Clause = { words, sentence, isSpanish: lexicon === 'es', silenced };
  // "Inventá uno" commands.
  const ban = tags.find((tag) => !words[tag.from]?.endsStressed && isNegatedTag(tag, clause));
  return ban && { from: startOfBan(words, ban.from, sentence), to: ban.to };
}

/** The negation belongs to what is quoted. */
function startOfBan(words: readonly Word[], from: number, { bodyFrom }: Sentence): number {
  for (let at = from - 1; at >= Math.max(bodyFrom, from - REACH_OF_A_NEGATION); at -= 1)
    if (negations.has(words[at]?.norm ?? '')) return at;
  return from;
}

function cueOver(sentence: Sentence, { from, to }: WordRange): CueFound {
  return { from, to, phrase: '', sentence };
}
