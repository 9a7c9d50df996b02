import * as en from '../lexicon/en/context.ts';
import * as es from '../lexicon/es/context.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { isFunctionWord } from './language.ts';
import type { Sentence } from './read-prompt.ts';
import type { WordRange } from './sentences.ts';
import type { Word } from './words.ts';

const cues = phraseSet(es.contextCues, en.contextCues);
const reasons = phraseSet(es.reasonCues, en.reasonCues);
const factVerbs = wordSet(es.factVerbs, en.factVerbs);
const answerSubjects = wordSet(es.answerSubjects, en.answerSubjects);
const obligations = wordSet('debe deben debes', 'must should shall');

/** Whether a range of words tells something: a verb of facts or a sign of a situation, and nothing demanded. */
export function tellsFacts(words: readonly Word[], range: WordRange): boolean {
  if (speaksOfTheAnswer(words, range)) return false;
  let tells = false;
  for (let at = range.from; at < range.to; at += 1) {
    const norm = words[at]?.norm ?? '';
    if (obligations.has(norm)) return false;
    if (factVerbs.has(norm) || phraseAt(words, at, cues)) tells = true;
  }
  return tells;
}

/** Where a reason begins ("porque…", "since…"), or undefined. */
export function reasonStart(words: readonly Word[], range: WordRange): number | undefined {
  for (let at = range.from; at < range.to; at += 1) if (phraseAt(words, at, reasons)) return at;
  return undefined;
}

/** A sentence of plain facts, which asks for nothing. */
export function isFactual(words: readonly Word[], sentence: Sentence): boolean {
  return sentence.requests.length === 0 && tellsFacts(words, { from: sentence.bodyFrom, to: sentence.to });
}

/** "El tono es cercano" describes the answer and not the situation. */
function speaksOfTheAnswer(words: readonly Word[], { from, to }: WordRange): boolean {
  for (let at = from; at < Math.min(from + 3, to); at += 1) {
    const norm = words[at]?.norm ?? '';
    if (answerSubjects.has(norm)) return true;
    if (!isFunctionWord(norm)) return false;
  }
  return false;
}
