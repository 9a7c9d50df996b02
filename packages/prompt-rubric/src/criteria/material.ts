import * as en from '../lexicon/en/material.ts';
import * as es from '../lexicon/es/material.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf, type Lexicon } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { materialMessages } from '../messages/material.ts';
import type { Reading } from '../reading/read-prompt.ts';
import type { WordRange } from '../reading/sentences.ts';
import { evidenceOver } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { oncePerReading } from './evidence.ts';
import { remarksOf, type Remark } from './material-remarks.ts';

type Reason = 'later' | 'elsewhere' | 'known' | 'imagined' | 'absent';
type Case = 'none' | Reason;

const materials = wordSet(es.materials, en.materials);
const spanishHanding = wordSet(es.handing);
const spanishObjects = wordSet(es.objects);
const givenTo = wordSet(es.givenTo);
const spanishComings = wordSet(es.comings);
const handing = wordSet(en.handing);
const handingMaterial = wordSet(en.handingMaterial);
const futures = wordSet(en.futures);
const objects = wordSet(en.objects);
const comings = wordSet(en.comings);
const destinations = wordSet(en.destinations);
const toModel = wordSet(es.toModel);
const elsewhere = phraseSet(es.inOtherMessages, en.inOtherMessages);
const laters = phraseSet(es.laters, en.laters, es.inOtherMessages, en.inOtherMessages);
const orderBefore = wordSet(es.orderBefore, en.orderBefore);
const orderAfter = wordSet(es.orderAfter, en.orderAfter);
const keepings = phraseSet(es.keepings, en.keepings);
const places = wordSet('in on at en');
const owners = wordSet('my the our his her their mi el la su mis');
const means = wordSet('por by via');
const knowing = phraseSet(es.knowing, en.knowing);
const here = wordSet(es.here, en.here);
const stores = wordSet(es.stores, en.stores);
const inventing = phraseSet(es.inventing, en.inventing);
const more = wordSet(es.more, en.more);
const negations = wordSet(es.negations, en.negations);
/** What counts in running text, and what counts only where the material should be. */
const phrases: readonly { reason: Reason; anywhere?: Lexicon; alone: Lexicon }[] = [
  {
    reason: 'imagined',
    anywhere: phraseSet(es.imagined, en.imagined),
    alone: phraseSet(es.imaginedAlone, en.imaginedAlone),
  },
  {
    reason: 'known',
    anywhere: phraseSet(es.known, en.known),
    alone: phraseSet(es.knownAlone, en.knownAlone),
  },
  { reason: 'absent', alone: phraseSet(es.absentAlone, en.absentAlone) },
];
const signs = startsOf(
  laters,
  keepings,
  stores,
  knowing,
  comings,
  inventing,
  ...phrases.flatMap(({ anywhere, alone }) => (anywhere ? [anywhere, alone] : [alone])),
);
const modelOrIt = wordSet('you it them');
const needingModel = wordSet(en.handingToModel);
/** So many words may stand between what is handed over and when. */
const TO_LATER = 6;
const TO_STORE = 5;
const TO_MATERIAL = 3;
const TO_FUTURE = 4;

/** Nothing says that the material comes later, is elsewhere, is known or is to be imagined. */
export function detectMaterial(reading: Reading): Evidence<Case>[] {
  const found = withheld(reading);
  return found.length > 0 ? [...found] : [{ ...NOWHERE, strength: 'full', say: 'none' }];
}

const withheld = oncePerReading((reading: Reading): Evidence<Case>[] => {
  const { words } = reading;
  const mayMatter = ({ from, to }: WordRange): boolean => {
    for (let at = from; at < to; at += 1) if (hasTerm(signs, words[at]?.term ?? 0)) return true;
    return false;
  };
  const isData = createIsData(reading);
  return remarksOf(reading, mayMatter).flatMap((remark) => {
    if (remark.place === 'free' && isData(remark.from)) return [];
    const reason = reasonOf(reading, remark);
    return reason ? [evidenceOver(reading, remark, 'against', reason)] : [];
  });
});

/** Whether a word lies in material. Positions must be asked for in order. */
function createIsData({ sentences }: Reading): (at: number) => boolean {
  let index = 0;
  return (at) => {
    while ((sentences[index]?.to ?? Infinity) <= at) index += 1;
    return sentences[index]?.isData ?? false;
  };
}

function reasonOf(reading: Reading, remark: Remark): Reason | undefined {
  for (const { reason, anywhere, alone } of phrases) {
    if (anywhere && isSaidOfMaterial(reading, remark, anywhere)) return reason;
    if (remark.place !== 'free' && opensWith(reading, remark, alone)) return reason;
  }
  if (isTakenForKnown(reading.words, remark)) return 'known';
  if (isInvented(reading, remark)) return 'imagined';
  if (comesLater(reading, remark)) return 'later';
  if (isElsewhere(reading, remark)) return 'elsewhere';
  return undefined;
}

function isSaidOfMaterial(reading: Reading, remark: Remark, set: Lexicon): boolean {
  if (!findIn(reading, remark, set)) return false;
  return remark.place !== 'free' || namesMaterial(reading.words, remark);
}

/** The remark, or a clause of it, begins with one of these. */
function opensWith({ words }: Reading, { from, to }: Remark, set: Lexicon): boolean {
  for (let at = from; at < to; at += 1)
    if ((at === from || words[at]?.pause.opensClause) && phraseAt(words, at, set)) return true;
  return false;
}

function findIn({ words }: Reading, { from, to }: WordRange, set: Lexicon): WordRange | undefined {
  for (let at = from; at < to; at += 1) {
    const match = phraseAt(words, at, set);
    if (match && match.to <= to) return match;
  }
  return undefined;
}

/** "Invéntate una cláusula", "imagine the letter". */
function isInvented({ words }: Reading, { from, to }: Remark): boolean {
  if (hasAny(words, { from, to }, negations)) return false;
  for (let at = from; at < to; at += 1) {
    if (at > from && !words[at]?.pause.opensClause) continue;
    const found = phraseAt(words, at, inventing);
    if (found && namesMaterial(words, { from: found.to, to: Math.min(found.to + TO_MATERIAL, to) }))
      return true;
  }
  return false;
}

/** "Te las mando luego", "I'll paste it tomorrow", "la factura va en otro mensaje". */
function comesLater(reading: Reading, remark: Remark): boolean {
  const { words } = reading;
  const later = laterIn(reading, remark);
  if (!later) return false;
  if (hasAny(words, { from: remark.from, to: later.from }, more)) return false;
  if (hasAny(words, { from: later.to, to: remark.to }, more)) return false;
  const isNamed = namesMaterial(words, remark);
  const [first, second] = [words[remark.from]?.norm ?? '', words[remark.from + 1]?.norm ?? ''];
  const isPlace = standsForMaterial(words, remark);
  if (isPlace && comings.has(first) && later.from <= remark.from + 1) return true;
  for (
    let at = Math.max(remark.from, later.from - TO_LATER);
    at < Math.min(later.to + TO_LATER, remark.to);
    at += 1
  ) {
    const norm = words[at]?.norm ?? '';
    if (spanishHanding.has(norm) && isHandedOver(words, at, remark.from)) {
      const before = [words[at - 1]?.norm ?? '', words[at - 2]?.norm ?? ''];
      const isToModel = before.some((word) => toModel.has(word)) && spanishObjects.has(before[0] ?? '');
      if (isNamed || isToModel || (isPlace && spanishObjects.has(before[0] ?? ''))) return true;
    }
    if (spanishComings.has(norm) && materials.has(second) && at <= remark.from + TO_FUTURE)
      if (findIn(reading, remark, elsewhere)) return true;
    if (
      handing.has(norm) &&
      isPromised(words, at, remark) &&
      (isPlace || isNamed || handingMaterial.has(norm))
    )
      return true;
  }
  return false;
}

function laterIn({ words }: Reading, { from, to }: Remark): (WordRange & { phrase: string }) | undefined {
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
function isHandedOver(words: Reading['words'], at: number, from: number): boolean {
  const before = at > from ? (words[at - 1]?.norm ?? '') : '';
  return spanishObjects.has(before) || givenTo.has(before);
}

/** "I'll paste", "will be sent", "I write it": not "I'll send it to the families". */
function isPromised(words: Reading['words'], at: number, { from, to, place }: Remark): boolean {
  for (let next = at + 1; next < Math.min(at + TO_FUTURE, to); next += 1)
    if (destinations.has(words[next]?.norm ?? '') && words[next + 1]?.norm !== 'you') return false;
  const next = { from: at + 1, to: Math.min(at + TO_FUTURE, to) };
  const reachesModel = hasAny(words, next, modelOrIt) || namesMaterial(words, next);
  if (place === 'free' && needingModel.has(words[at]?.norm ?? '') && !reachesModel) return false;
  for (let before = Math.max(from, at - TO_FUTURE); before < at; before += 1)
    if (futures.has(words[before]?.norm ?? '')) return true;
  return words[at - 1]?.norm === 'i' && at > from && objects.has(words[at + 1]?.norm ?? '');
}

/** "It's still in the van", "the contract is on the shared drive". */
function isElsewhere(reading: Reading, remark: Remark): boolean {
  const { words, blocks } = reading;
  const kept = findIn(reading, remark, keepings) ?? shortened(reading, remark) ?? bareStore(words, remark);
  if (!kept) return false;
  const hasStore = hasAny(words, { from: kept.to - 1, to: Math.min(kept.to + TO_STORE, remark.to) }, stores);
  if (!hasStore || hasAny(words, { from: remark.from, to: kept.from }, negations)) return false;
  if (remark.place !== 'free') return true;
  const named = namesMaterial(words, { from: remark.from, to: kept.to });
  const isStill = words[kept.from]?.norm === 'still' && words[kept.from]?.pause.opensClause;
  return blocks.length === 0 && !reading.text.includes('{{') && Boolean(named || isStill);
}

/** "The contract's on the drive". */
function shortened({ words, text }: Reading, { from, to }: Remark): WordRange | undefined {
  for (let at = from; at < Math.min(from + TO_MATERIAL, to - 1); at += 1) {
    const word = words[at];
    if (!word || !/['’]s$/.test(text.slice(word.start, word.end))) continue;
    if (materials.has(word.norm.slice(0, -1)) && places.has(words[at + 1]?.norm ?? ''))
      return { from: at + 1, to: at + 2 };
  }
  return undefined;
}

/** "(on my laptop)". */
function bareStore(words: Reading['words'], { from, to, place }: Remark): WordRange | undefined {
  const opens = places.has(words[from]?.norm ?? '') && owners.has(words[from + 1]?.norm ?? '');
  return place === 'between-marks' && opens && to - from <= TO_STORE ? { from, to: from + 1 } : undefined;
}

/** Between marks, or after a label that names the material: "Documento: …". */
function standsForMaterial(words: Reading['words'], { from, place }: Remark): boolean {
  return place === 'between-marks' || (place === 'after-label' && materials.has(words[from - 1]?.norm ?? ''));
}

/** "La factura", and not "por correo". */
function namesMaterial(words: Reading['words'], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1)
    if (materials.has(words[at]?.norm ?? '') && !means.has(words[at - 1]?.norm ?? '')) return true;
  return false;
}

/** "Ya conoces las normas", "you already have the rules". */
function isTakenForKnown(words: Reading['words'], { from, to }: Remark): boolean {
  for (let at = from; at < to; at += 1) {
    if (at > from && !words[at]?.pause.opensClause) continue;
    const found = phraseAt(words, at, knowing);
    if (!found || hasAny(words, { from: found.to, to: Math.min(found.to + 6, to) }, here)) continue;
    if (namesMaterial(words, { from: found.to, to: Math.min(found.to + 2, to) })) return true;
  }
  return false;
}

function hasAny(words: Reading['words'], { from, to }: WordRange, set: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at += 1) if (set.has(words[at]?.norm ?? '')) return true;
  return false;
}

export const material = defineCriterion({
  id: 'material',
  messages: materialMessages,
  detect: detectMaterial,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
