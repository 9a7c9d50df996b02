import { startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { materialMessages } from '../messages/material.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import { evidenceOver } from './cues.ts';
import { defineCriterion, NOWHERE, type Evidence } from './criterion.ts';
import { oncePerReading } from './evidence.ts';
import { elsewhereSigns, isElsewhere } from './material/elsewhere.ts';
import { comesLater, laterSigns } from './material/later.ts';
import { remarksOf, type Remark } from './material/remarks.ts';
import { grantedSigns, takenForGranted } from './material/taken-for-granted.ts';

type Reason = 'later' | 'elsewhere' | 'known' | 'imagined' | 'absent';
type Case = 'none' | Reason;

const signs = startsOf(...laterSigns, ...elsewhereSigns, ...grantedSigns);

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
  const granted = takenForGranted(reading.words, remark);
  if (granted) return granted;
  if (comesLater(reading.words, remark)) return 'later';
  return isElsewhere(reading, remark) ? 'elsewhere' : undefined;
}

export const material = defineCriterion({
  id: 'material',
  messages: materialMessages,
  detect: detectMaterial,
  sharesWith: 'all',
  needsRequest: true,
  mayBePointedOut: false,
});
