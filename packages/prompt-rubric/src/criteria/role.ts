import * as en from '../lexicon/en/role.ts';
import * as es from '../lexicon/es/role.ts';
import { withEnglishForms, withSpanishForms, wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { roleMessages } from '../messages/role.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { opensClause } from '../reading/sentences.ts';
import type { Word } from '../reading/words.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, contentWords, oncePerReading, quote, spanOf } from './evidence.ts';

const cues = phraseSet(es.roleCues, en.roleCues);
const notRoles = wordSet(es.notRoles, en.notRoles);
const generic = wordSet(withSpanishForms(es.genericRoles), withEnglishForms(en.genericRoles));
const qualities = wordSet(es.genericQualities, en.genericQualities);
const broad = wordSet(withSpanishForms(es.broadRoles), withEnglishForms(en.broadRoles));
const conditionals = wordSet(es.conditionals, en.conditionals);
const self = wordSet(es.selfCues, en.selfCues);
const asPhrases = wordSet(en.asPhrases);
const empty = new Set([...generic, ...qualities]);

type Case = 'concrete' | 'noSpeciality' | 'broad';

/** Who the model should be: a cue such as "Eres…" or "Act as…", and a complement that narrows it down. */
export const detectRole = oncePerReading((reading: Reading): Evidence<Case>[] => {
  const found: Evidence<Case>[] = [];
  for (const sentence of reading.asking) {
    const complement = findRole(reading.words, sentence);
    if (complement) found.push(judgeComplement(reading, complement));
  }
  return found;
});

export type Complement = { cueFrom: number; from: number; to: number };

/** Where a sentence gives the model its part: the cue and the complement up to the end of its clause. */
export function findRole(words: readonly Word[], sentence: Sentence): Complement | undefined {
  if (sentence.label === 'role' && sentence.bodyFrom < sentence.to) {
    const cue = phraseAt(words, sentence.bodyFrom, cues);
    const from = cue?.to ?? sentence.bodyFrom;
    if (from < sentence.to)
      return { cueFrom: sentence.bodyFrom, from, to: clauseEnd(words, from, sentence.to) };
  }
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    const cue = phraseAt(words, at, cues);
    const from = cue?.to ?? sentence.to;
    if (cue && from < sentence.to && isRole(words, at, from)) {
      return { cueFrom: at, from, to: clauseEnd(words, from, sentence.to) };
    }
  }
  return asComplement(words, sentence);
}

function isRole(words: readonly Word[], cueFrom: number, from: number): boolean {
  const before = words[cueFrom - 1];
  const isConditional = before !== undefined && conditionals.has(before.norm) && words[cueFrom]?.gap === '';
  const first = words[from];
  if (!first || isConditional || notRoles.has(first.norm) || /[:,]/.test(first.gap)) return false;
  const isDoing = first.norm.endsWith('ing') && first.norm.length > 5;
  return !isDoing;
}

/** "As a tax adviser, write…", unless the writer means themselves: "As a teacher, I need…". */
function asComplement(words: readonly Word[], sentence: Sentence): Complement | undefined {
  const start = sentence.bodyFrom;
  if (!opensClause(words, start, sentence)) return undefined;
  const cue = words[start]?.norm;
  const article = words[start + 1]?.norm ?? '';
  const isEnglish = cue === 'as' && (article === 'a' || article === 'an');
  const isSpanish =
    cue === 'como' && (generic.has(article) || broad.has(article) || article === 'un' || article === 'una');
  if (!isEnglish && !isSpanish) return undefined;
  const from = isEnglish || article === 'un' || article === 'una' ? start + 2 : start + 1;
  const to = clauseEnd(words, from, sentence.to);
  const next = words[to]?.norm ?? '';
  if (from >= to || to >= sentence.to || self.has(next) || asPhrases.has(words[from]?.norm ?? ''))
    return undefined;
  return { cueFrom: start, from, to };
}

function judgeComplement(reading: Reading, { cueFrom, from, to }: Complement): Evidence<Case> {
  const specific = contentWords(reading.words, { from, to }, empty).filter((word) => !word.isNumber);
  const span = spanOf(reading.words, { from: cueFrom, to });
  const values = { role: quote(reading, { from, to }) };
  const only = specific[0];
  if (!only) return { ...span, strength: 'part', say: 'noSpeciality', values };
  if (specific.length === 1 && broad.has(only.norm))
    return { ...span, strength: 'part', say: 'broad', values };
  return { ...span, strength: 'full', say: 'concrete', values };
}

export const role = defineCriterion({ id: 'role', messages: roleMessages, detect: detectRole });
