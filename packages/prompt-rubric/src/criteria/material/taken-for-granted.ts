import * as en from '../../lexicon/en/material.ts';
import * as es from '../../lexicon/es/material.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet, type Lexicon } from '../../matching/phrases.ts';
import type { Word } from '../../reading/words.ts';
import { hasAny } from '../evidence.ts';
import type { Remark } from './remarks.ts';
import { findIn, namesMaterial, negations } from './words.ts';

type Reason = 'imagined' | 'known' | 'absent';

const knowing = phraseSet(es.knowing, en.knowing);
const here = wordSet(es.here, en.here);
const inventing = phraseSet(es.inventing, en.inventing);
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
/** The material's name stands so near after what is said of it. */
const TO_INVENTED = 3;
const TO_KNOWN = 2;
const TO_HERE = 6;

/** A remark without any words of these takes nothing for granted. */
export const grantedSigns = [
  knowing,
  inventing,
  ...phrases.flatMap(({ anywhere, alone }) => (anywhere ? [anywhere, alone] : [alone])),
];

/** Whether a remark takes the material for known, has it imagined, or only says that it is not there. */
export function takenForGranted(words: readonly Word[], remark: Remark): Reason | undefined {
  for (const { reason, anywhere, alone } of phrases) {
    if (anywhere && isSaidOfMaterial(words, remark, anywhere)) return reason;
    if (remark.place !== 'free' && opensWith(words, remark, alone)) return reason;
  }
  if (isTakenForKnown(words, remark)) return 'known';
  return isInvented(words, remark) ? 'imagined' : undefined;
}

function isSaidOfMaterial(words: readonly Word[], remark: Remark, set: Lexicon): boolean {
  if (!findIn(words, remark, set)) return false;
  return remark.place !== 'free' || namesMaterial(words, remark);
}

/** The remark, or a clause of it, begins with one of these. */
function opensWith(words: readonly Word[], { from, to }: Remark, set: Lexicon): boolean {
  for (let at = from; at < to; at += 1)
    if ((at === from || words[at]?.pause.opensClause) && phraseAt(words, at, set)) return true;
  return false;
}

/** "Ya conoces las normas", "you already have the rules". */
function isTakenForKnown(words: readonly Word[], { from, to }: Remark): boolean {
  for (let at = from; at < to; at += 1) {
    if (at > from && !words[at]?.pause.opensClause) continue;
    const found = phraseAt(words, at, knowing);
    if (!found || hasAny(words, found.to, Math.min(found.to + TO_HERE, to), here)) continue;
    if (namesMaterial(words, { from: found.to, to: Math.min(found.to + TO_KNOWN, to) })) return true;
  }
  return false;
}

/** "Invéntate una cláusula", "imagine the letter". */
function isInvented(words: readonly Word[], { from, to }: Remark): boolean {
  if (hasAny(words, from, to, negations)) return false;
  for (let at = from; at < to; at += 1) {
    if (at > from && !words[at]?.pause.opensClause) continue;
    const found = phraseAt(words, at, inventing);
    if (found && namesMaterial(words, { from: found.to, to: Math.min(found.to + TO_INVENTED, to) }))
      return true;
  }
  return false;
}
