import * as en from '../../lexicon/en/grounding.ts';
import * as es from '../../lexicon/es/grounding.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../../matching/phrases.ts';
import { hasTerm } from '../../matching/vocabulary.ts';
import type { Sentence } from '../../reading/reading.ts';
import type { WordRange } from '../../reading/sentences.ts';
import type { Word } from '../../reading/words.ts';
import { hasAny } from '../evidence.ts';
import { negations } from '../negation/reach.ts';

const putting = startsOf(wordSet(es.putting, en.putting));
const blanks = phraseSet(es.blanks, en.blanks);
/** "Put in that cell “not stated”". */
const REACH_OF_PUTTING = 5;
/** "Not stated in the minutes". */
const LONGEST_MARK = 6;

/** A quotation or a blank after a verb that puts it there. */
export function whatIsPut(words: readonly Word[], { bodyFrom, to }: Sentence): WordRange | undefined {
  for (let at = bodyFrom; at < to; at += 1) {
    if (!hasTerm(putting, words[at]?.term ?? 0)) continue;
    if (hasAny(words, Math.max(bodyFrom, at - 2), at, negations)) continue;
    for (let next = at + 1; next < Math.min(at + 1 + REACH_OF_PUTTING, to); next += 1) {
      if (/["“«']$/u.test(words[next]?.gap ?? '')) return { from: at, to: endOfQuotation(words, next, to) };
      const put = phraseAt(words, next, blanks);
      if (put) return { from: at, to: Math.min(put.to, to) };
    }
  }
  return undefined;
}

function endOfQuotation(words: readonly Word[], from: number, limit: number): number {
  const last = Math.min(from + LONGEST_MARK, limit);
  for (let at = from + 1; at < last; at += 1) if (/^["”»']/u.test(words[at]?.gap ?? '')) return at;
  return last;
}
