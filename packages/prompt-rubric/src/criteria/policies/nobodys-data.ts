import * as enNumbers from '../../lexicon/en/numbers.ts';
import * as en from '../../lexicon/en/policies.ts';
import * as esNumbers from '../../lexicon/es/numbers.ts';
import * as es from '../../lexicon/es/policies.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import { foldPhrase } from '../../reading/fold.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { hasAny } from '../evidence.ts';

/** They say nothing of how a word is spelled: no slip is mended into one of them. */
const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => foldPhrase(list)));
const devices = setOf(es.devices, en.devices);
const ontoDevices = setOf(es.ontoDevices, en.ontoDevices);
const beforeDevices = setOf(es.beforeDevices, en.beforeDevices);
const inUse = phraseSet(es.devicesInUse, en.devicesInUse);
const readings = setOf(es.readings, en.readings);
const ofSomebody = setOf(es.ofSomebody, en.ofSomebody);
const contacts = setOf(es.contactNouns, en.contactNouns);
const ours = setOf(es.ours, en.ours);
const firms = setOf(esNumbers.firms, enNumbers.firms);
const people = setOf(esNumbers.people, enNumbers.people);
/** "La leerán de pie con el móvil". */
const REACH_OF_READING = 6;
/** "El teléfono de la secretaría", "the school office phone number". */
const REACH_OF_A_FIRM = 3;

/** Words that may name somebody's data and here do not: what a text is read on, and how to reach a firm. */
export function isNobodys(words: readonly Word[], tag: WordRange, sentence: WordRange): boolean {
  return isDevice(words, tag, sentence) || isOfAFirm(words, tag, sentence);
}

/** "Para leer con prisa en el móvil", "con el móvil en la mano", "read on their phone". */
function isDevice(words: readonly Word[], { from, to }: WordRange, sentence: WordRange): boolean {
  if (!devices.has(words[to - 1]?.norm ?? '')) return false;
  if (phraseAt(words, to, inUse)) return true;
  const before = words[from - 1]?.norm ?? '';
  if (ontoDevices.has(before) || (beforeDevices.has(before) && ontoDevices.has(words[from - 2]?.norm ?? '')))
    return true;
  const isOwned = ofSomebody.has(words[to]?.norm ?? '') && (words[to]?.pause.joins ?? false);
  return !isOwned && hasAny(words, Math.max(sentence.from, from - REACH_OF_READING), from, readings);
}

/** "El teléfono de la clínica", "our phone number", "the school office phone". */
function isOfAFirm(words: readonly Word[], { from, to }: WordRange, sentence: WordRange): boolean {
  let noun = to - 1;
  // A phrase may go on after its noun: "el teléfono de", "telefono y".
  while (noun > from && !contacts.has(words[noun]?.norm ?? '')) noun -= 1;
  if (!contacts.has(words[noun]?.norm ?? '')) return false;
  const earliest = Math.max(sentence.from, from - REACH_OF_A_FIRM);
  if (hasAny(words, earliest, noun, people)) return false;
  if (hasAny(words, Math.max(sentence.from, noun - 2), noun, ours)) return true;
  if (words[noun]?.gap === '' && hasAny(words, Math.max(sentence.from, noun - 2), noun, firms)) return true;
  for (let at = noun + 1; at < Math.min(noun + 1 + REACH_OF_A_FIRM, sentence.to); at += 1) {
    const { norm = '', pause } = words[at] ?? {};
    if (!pause?.joins || people.has(norm)) return false;
    if (firms.has(norm)) return ofSomebody.has(words[noun + 1]?.norm ?? '') || at === noun + 1;
  }
  return false;
}
