import * as en from '../../lexicon/en/persons.ts';
import * as es from '../../lexicon/es/persons.ts';
import { foldPhrase } from '../../reading/fold.ts';
import type { Reading } from '../../reading/read-prompt.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';

/** A name and a surname; `isSure` where a title or a known first name says that it is a person's. */
export type Person = WordRange & { isSure: boolean };

/** Names are no words of the lexicon: a slip in another word is not to be mended into one. */
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => foldPhrase(list)));
const titles = setOf(es.titles, en.titles);
const givenNames = setOf(es.givenNames, en.givenNames);
const wordNames = setOf(es.wordNames, en.wordNames);
const notPersons = setOf(es.notPersons, en.notPersons, es.streetsBefore, en.streetsAfter);
const particles = setOf(es.particles, en.particles);
/** "Ana María de la Torre Gil". */
const LONGEST_NAME = 6;

/** The full name that begins at a word, or undefined. */
export function personAt(reading: Reading, from: number): Person | undefined {
  const { words } = reading;
  const first = words[from];
  if (!first) return undefined;
  if (titles.has(first.norm)) return namedByTitle(reading, from);
  const isKnown = givenNames.has(first.norm) || (wordNames.has(first.norm) && isCapital(reading, first));
  if (isKnown) return namedByFirstName(reading, from);
  if (!mayBeName(reading, first)) return undefined;
  const to = endOfName(reading, from + 1);
  const isName = to - from > 1 && words.slice(from, to).every((word) => !notPersons.has(word.norm));
  return isName ? { from, to, isSure: false } : undefined;
}

/** "Mrs Okafor". */
function namedByTitle(reading: Reading, from: number): Person | undefined {
  const to = endOfName(reading, from + 1);
  return to > from + 1 ? { from, to, isSure: true } : undefined;
}

/** "Ana Ruiz"; in small letters only where the surname ends what stands between two commas: "ana ruiz, 41". */
function namedByFirstName(reading: Reading, from: number): Person | undefined {
  const { words } = reading;
  const to = endOfName(reading, from + 1);
  if (to > from + 1) return { from, to, isSure: true };
  const surname = words[from + 1];
  const isSmall = givenNames.has(words[from]?.norm ?? '') && surname?.gap === '' && isPlain(surname);
  return isSmall && /^[,(]/.test(words[from + 2]?.gap.trim() ?? '')
    ? { from, to: from + 2, isSure: true }
    : undefined;
}

/** Where the words with a capital end that go on with a name. */
function endOfName(reading: Reading, from: number): number {
  const { words } = reading;
  let to = from;
  for (let at = from; at < from + LONGEST_NAME; at += 1) {
    const word = words[at];
    // "Sr. Gil": the full stop of a title is no end.
    const goesOn =
      word?.gap === '' || (at === from && word?.gap === '. ' && titles.has(words[at - 1]?.norm ?? ''));
    if (!word || !goesOn) break;
    if (mayBeName(reading, word)) to = at + 1;
    else if (!particles.has(word.norm)) break;
  }
  return to;
}

function mayBeName(reading: Reading, word: Word): boolean {
  return isCapital(reading, word) && isPlain(word);
}

function isPlain({ norm, isFunction, isNumber }: Word): boolean {
  return norm.length > 1 && !isFunction && !isNumber && !notPersons.has(norm) && !/\d/.test(norm);
}

function isCapital({ text }: Reading, { start, end }: Word): boolean {
  const [first, second] = [text.charAt(start), text.charAt(start + 1)];
  // An acronym is no name.
  return first !== first.toLowerCase() && (end - start === 1 || second === second.toLowerCase());
}
