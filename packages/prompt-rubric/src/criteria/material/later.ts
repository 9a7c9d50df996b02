import * as en from '../../lexicon/en/material.ts';
import * as es from '../../lexicon/es/material.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { hasAny } from '../evidence.ts';
import type { Remark } from './remarks.ts';
import { findIn, materials, namesMaterial, standsForMaterial } from './words.ts';

const spanishHanding = wordSet(es.handing);
const spanishObjects = wordSet(es.objects);
const givenTo = wordSet(es.givenTo);
const spanishComings = wordSet(es.comings);
const toModel = wordSet(es.toModel);
const handing = wordSet(en.handing);
const handingMaterial = wordSet(en.handingMaterial);
const needingModel = wordSet(en.handingToModel);
const modelOrIt = wordSet(en.modelOrIt);
const futures = wordSet(en.futures);
const objects = wordSet(en.objects);
const comings = wordSet(en.comings);
const destinations = wordSet(en.destinations);
const elsewhere = phraseSet(es.inOtherMessages, en.inOtherMessages);
const laters = phraseSet(es.laters, en.laters, es.inOtherMessages, en.inOtherMessages);
const orderBefore = wordSet(es.orderBefore, en.orderBefore);
const orderAfter = wordSet(es.orderAfter, en.orderAfter);
const more = wordSet(es.more, en.more);
/** So many words may stand between what is handed over and when. */
const TO_LATER = 6;
const TO_FUTURE = 4;

/** A remark without any words of these promises nothing. */
export const laterSigns = [laters, comings];

/** "Te las mando luego", "I'll paste it tomorrow", "la factura va en otro mensaje". */
export function comesLater(words: readonly Word[], remark: Remark): boolean {
  const { from, to } = remark;
  const later = laterIn(words, remark);
  if (!later) return false;
  if (hasAny(words, from, later.from, more) || hasAny(words, later.to, to, more)) return false;
  const isPlace = standsForMaterial(words, remark);
  if (isPlace && comings.has(words[from]?.norm ?? '') && later.from <= from + 1) return true;
  const isNamed = namesMaterial(words, remark);
  const end = Math.min(later.to + TO_LATER, to);
  for (let at = Math.max(from, later.from - TO_LATER); at < end; at += 1) {
    const norm = words[at]?.norm ?? '';
    if (spanishHanding.has(norm) && isHandedOver(words, at, { remark, isNamed, isPlace })) return true;
    if (spanishComings.has(norm) && isOnItsWay(words, at, remark)) return true;
    if (!handing.has(norm) || !isPromised(words, at, remark)) continue;
    if (isPlace || isNamed || handingMaterial.has(norm)) return true;
  }
  return false;
}

function laterIn(words: readonly Word[], { from, to }: Remark): WordRange | undefined {
  for (let at = from; at < to; at += 1) {
    const match = phraseAt(words, at, laters);
    if (!match || match.to > to) continue;
    if (orderBefore.has(words[at - 1]?.norm ?? '') && at > from) continue;
    if (match.to < to && orderAfter.has(words[match.to]?.norm ?? '')) continue;
    return match;
  }
  return undefined;
}

/** "Te la paso", "se las mando"; "te mando" needs the material's name. */
function isHandedOver(
  words: readonly Word[],
  at: number,
  { remark, isNamed, isPlace }: { remark: Remark; isNamed: boolean; isPlace: boolean },
): boolean {
  if (at === remark.from) return false;
  const [before, earlier] = [words[at - 1]?.norm ?? '', words[at - 2]?.norm ?? ''];
  const hasObject = spanishObjects.has(before);
  if (!hasObject && !givenTo.has(before)) return false;
  return isNamed || (hasObject && (isPlace || toModel.has(before) || toModel.has(earlier)));
}

/** "La factura va en otro mensaje". */
function isOnItsWay(words: readonly Word[], at: number, remark: Remark): boolean {
  const isFirst = materials.has(words[remark.from + 1]?.norm ?? '') && at <= remark.from + TO_FUTURE;
  return isFirst && findIn(words, remark, elsewhere) !== undefined;
}

/** "I'll paste", "will be sent", "I write it": not "I'll send it to the families". */
function isPromised(words: readonly Word[], at: number, { from, to, place }: Remark): boolean {
  const next = { from: at + 1, to: Math.min(at + TO_FUTURE, to) };
  for (let near = next.from; near < next.to; near += 1)
    if (destinations.has(words[near]?.norm ?? '') && words[near + 1]?.norm !== 'you') return false;
  const reachesModel = hasAny(words, next.from, next.to, modelOrIt) || namesMaterial(words, next);
  if (place === 'free' && needingModel.has(words[at]?.norm ?? '') && !reachesModel) return false;
  if (hasAny(words, Math.max(from, at - TO_FUTURE), at, futures)) return true;
  return words[at - 1]?.norm === 'i' && at > from && objects.has(words[at + 1]?.norm ?? '');
}
