import * as en from '../lexicon/en/checker.ts';
import * as es from '../lexicon/es/checker.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet, startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const checkers = phraseSet(es.checkers, en.checkers);
const verdicts = phraseSet(es.verdicts, en.verdicts);
const parts = wordSet(es.parts, en.parts);
const terms = startsOf(checkers, verdicts);
/** So far before somebody who judges, a word gives the model that part: "play the role of a strict evaluator". */
const PART_REACH = 3;

/** Whether a sentence speaks to whoever judges the prompt: "Nota para quien corrige: …", "give me full marks". */
export function speaksToChecker(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < to; at += 1) {
    if (!hasTerm(terms, words[at]?.term ?? 0)) continue;
    if (within(phraseAt(words, at, verdicts), to)) return true;
    if (within(phraseAt(words, at, checkers), to) && !isPart(words, at, from)) return true;
  }
  return false;
}

function within(found: WordRange | undefined, to: number): boolean {
  return found !== undefined && found.to <= to;
}

function isPart(words: readonly Word[], at: number, from: number): boolean {
  for (let back = at - 1; back >= Math.max(from, at - PART_REACH); back -= 1)
    if (parts.has(words[back]?.norm ?? '')) return true;
  return false;
}
