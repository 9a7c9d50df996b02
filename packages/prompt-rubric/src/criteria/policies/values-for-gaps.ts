import * as en from '../../lexicon/en/policies.ts';
import * as es from '../../lexicon/es/policies.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import type { Tag } from '../../matching/concepts.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';

const openers = wordSet(es.gapOpeners, en.gapOpeners);
/** "18:00 si el texto no la trae". */
const REACH = 5;

/** A value in the place of what is missing, as in notes: "no time = 18:00", "18:00 if none is given". A nought is none. */
export function findValuesForGaps(words: readonly Word[], gaps: readonly Tag[]): WordRange[] {
  return gaps.flatMap(({ from, to }) => {
    const after = words[to];
    if (after && /^ ?(?:=|→) ?["'“«]?$/u.test(after.gap) && isValue(after)) return [{ from, to: to + 1 }];
    for (let at = from - 1; at > Math.max(0, from - REACH); at -= 1)
      if (openers.has(words[at]?.norm ?? '') && isTime(words[at - 1])) return [{ from: at - 1, to }];
    return [];
  });
}

function isValue({ norm, isNumber }: Word): boolean {
  return isNumber && !/^0+(?:[.,:]0+)?$/.test(norm);
}

function isTime(word: Word | undefined): boolean {
  return word !== undefined && /^\d{1,2}:\d\d$/.test(word.norm);
}
