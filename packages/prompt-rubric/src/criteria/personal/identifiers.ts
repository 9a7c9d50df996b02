import * as en from '../../lexicon/en/persons.ts';
import * as es from '../../lexicon/es/persons.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Word } from '../../reading/words.ts';

/** What leads to a person: a number that is theirs, or where they live. */
export type Identifier = { kind: 'number' | 'address'; to: number };

const labels = phraseSet(es.idLabels, en.idLabels);
const numberSigns = wordSet(es.numberSigns, en.numberSigns);
const streetsBefore = wordSet(es.streetsBefore);
const streetsAfter = wordSet(en.streetsAfter);
/** "Lindenstr. 8". */
const germanStreet = /^[a-z]{3,30}(?:str|strasse|straße|weg|platz|gasse|allee)$/;
/** "N.º" is two words. */
const LONGEST_SIGN = 2;
const FEWEST_DIGITS = 3;
const LONGEST_STREET = 3;
const LONGEST_RUN = 6;
const PHONE = { least: 7, most: 13, alone: 9 };

/** The identifier that begins at a word, or undefined. */
export function identifierAt(words: readonly Word[], from: number): Identifier | undefined {
  const number = labelledAt(words, from) ?? phoneAt(words, from);
  if (number !== undefined) return { kind: 'number', to: number };
  const address = addressAt(words, from);
  return address === undefined ? undefined : { kind: 'address', to: address };
}

/** "Policy no. 4471-902", "DNI 45128830". */
function labelledAt(words: readonly Word[], from: number): number | undefined {
  const label = phraseAt(words, from, labels);
  if (!label) return undefined;
  let at = label.to;
  while (at < label.to + LONGEST_SIGN && numberSigns.has(words[at]?.norm ?? '')) at += 1;
  const run = runOfDigits(words, at);
  return run.digits >= FEWEST_DIGITS ? run.to : undefined;
}

/** As many digits as telephones have, in groups, which are no date and no years. */
function phoneAt(words: readonly Word[], from: number): number | undefined {
  const { to, digits, groups } = runOfDigits(words, from);
  if (digits < PHONE.least || digits > PHONE.most) return undefined;
  if (groups.length === 1 && digits < PHONE.alone) return undefined;
  const rest = groups.filter((group) => !/^(?:19|20)\d\d$/.test(group));
  const isDate = rest.length < groups.length && rest.every((group) => group.length < 3);
  return isDate ? undefined : to;
}

/** Groups of digits that belong together: "086 555 0142", "4471-902". */
function runOfDigits(words: readonly Word[], from: number): { to: number; digits: number; groups: string[] } {
  const groups: string[] = [];
  let to = from;
  for (; to < from + LONGEST_RUN; to += 1) {
    const word = words[to];
    if (!word || !/^\d{1,13}[a-z]?$/.test(word.norm)) break;
    if (to > from && !/^(?:|-|[.)] ?)$/.test(word.gap)) break;
    groups.push(word.norm.replace(/[a-z]$/, ''));
  }
  return { to, digits: groups.join('').length, groups };
}

/** "14 Elm St", "calle Luna 8", "Lindenstr. 8". */
function addressAt(words: readonly Word[], from: number): number | undefined {
  const word = words[from];
  if (!word) return undefined;
  if (isHouseNumber(word)) return endOfStreet(words, from + 1);
  if (germanStreet.test(word.norm) && isHouseNumber(words[from + 1])) return from + 2;
  if (!streetsBefore.has(word.norm)) return undefined;
  for (let at = from + 2; at <= from + 1 + LONGEST_STREET; at += 1) {
    if (isHouseNumber(words[at])) return at + 1;
    if (words[at]?.pause.endsClause) return undefined;
  }
  return undefined;
}

function endOfStreet(words: readonly Word[], from: number): number | undefined {
  for (let at = from; at < from + LONGEST_STREET; at += 1) {
    if (!words[at]?.pause.joins) return undefined;
    if (at > from && streetsAfter.has(words[at]?.norm ?? '')) return at + 1;
  }
  return undefined;
}

function isHouseNumber(word: Word | undefined): boolean {
  return word !== undefined && /^\d{1,4}$/.test(word.norm);
}
