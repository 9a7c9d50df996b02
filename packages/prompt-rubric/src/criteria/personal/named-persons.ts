import * as en from '../../lexicon/en/persons.ts';
import * as es from '../../lexicon/es/persons.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/read-prompt.ts';
import type { WordRange } from '../../reading/sentences.ts';
import { findInEach, hasAny } from '../evidence.ts';
import { identifierAt } from './identifiers.ts';
import { personAt, type Person } from './persons.ts';

const invented = phraseSet(es.invented, en.invented);
const notInvented = wordSet(es.notInvented, en.notInvented);
const REACH_OF_A_NEGATION = 3;
/** "Ana Ruiz Gil, a real customer of ours, mobile 645…". */
const REACH = 8;
/** Longer words than these are no abbreviations, whose full stop ends nothing. */
const LONGEST_ABBREVIATION = 4;

/** People who can be told from others: a full name beside a number of theirs or an address, and not said to be made up. */
export function findNamedPersons(reading: Reading): WordRange[] {
  return findInEach(reading.sentences, (sentence) => namedIn(reading, sentence));
}

function namedIn(reading: Reading, sentence: Sentence): WordRange[] {
  const found: WordRange[] = [];
  for (let at = sentence.from; at < sentence.to; at += 1) {
    const person = personAt(reading, at);
    if (!person) continue;
    const to = endOfIdentifier(reading, person);
    if (to !== undefined) found.push({ from: person.from, to });
    at = Math.max(at, (to ?? person.to) - 1);
  }
  return found.length > 0 && isInvented(reading, sentence) ? [] : found;
}

function endOfIdentifier({ words }: Reading, { to, isSure }: Person): number | undefined {
  for (let at = to; at < to + (isSure ? REACH : 1); at += 1) {
    const gap = words[at]?.gap ?? '\n';
    const before = words[at - 1];
    const isOver =
      /[\n;]/.test(gap) || (/[.!?]/.test(gap) && (before?.norm.length ?? 0) > LONGEST_ABBREVIATION);
    if (isOver) return undefined;
    const identifier = identifierAt(words, at);
    // A name that may be a shop's stands beside its address.
    if (identifier && (isSure || (identifier.kind === 'number' && gap !== ''))) return identifier.to;
  }
  return undefined;
}

function isInvented({ words }: Reading, { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1) {
    const isSaid = phraseAt(words, at, invented) !== undefined;
    if (isSaid && !hasAny(words, Math.max(from, at - REACH_OF_A_NEGATION), at, notInvented)) return true;
  }
  return false;
}
