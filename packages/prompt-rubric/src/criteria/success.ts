import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet } from '../matching/phrases.ts';
import { successMessages } from '../messages/success.ts';
import type { Reading } from '../reading/reading.ts';
import { endOfCue, evidenceOver, findCues, type CueFound } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { clauseEnd, hasAny, hasContent } from './evidence.ts';

const successCues = phraseSet(es.successCues, en.successCues);
const qualityWishes = phraseSet(es.qualityWishes, en.qualityWishes);
const labels = wordSet(es.successLabels, en.successLabels);
const broadLabels = wordSet(es.broadSuccessLabels, en.broadSuccessLabels);
const testWords = wordSet(es.testWords, en.testWords);
/** "Last check before you hand it over:". */
const COLON_REACH = 6;
const FEWEST_OF_A_TEST = 3;

type Case = 'checkable' | 'wish';

/** How the writer will know that the answer is good: a condition with substance, and not just "perfect". */
export function detectSuccess(reading: Reading): Evidence<Case>[] {
  const checkable: Evidence<Case>[] = findCues(reading, successCues).flatMap((cue) => {
    const to = Math.max(endOfCue(reading, cue), endOfWhatFollows(reading, cue));
    const isConcrete = hasContent(reading.words, cue.to, to, 2);
    return isConcrete ? [evidenceOver(reading, { from: cue.from, to }, 'full', 'checkable' as const)] : [];
  });
  checkable.push(...labelled(reading));
  if (checkable.length > 0) return checkable.sort((a, b) => a.start - b.start);
  return findCues(reading, qualityWishes).map((cue) => evidenceOver(reading, cue, 'part', 'wish'));
}

/** "Last check: every number stands in the text": what is checked comes after the colon. */
function endOfWhatFollows({ words }: Reading, { to, sentence }: CueFound): number {
  for (let at = to; at < Math.min(to + COLON_REACH, sentence.to); at += 1)
    if (/[:=]/.test(words[at]?.gap ?? '')) return clauseEnd(words, at, sentence.to);
  return to;
}

/** "Control: puedo marcar la cita", "Success = I can find every figure". */
function labelled(reading: Reading): Evidence<Case>[] {
  const { words } = reading;
  return reading.asking.flatMap(({ from, to }) => {
    const label = words[from]?.norm ?? '';
    // "Test: the boiler leaks" may be anything that is tried.
    const isLabel = labels.has(label) || (broadLabels.has(label) && hasAny(words, from + 1, to, testWords));
    const isSet = /^[*_ ]*[:=]/.test(words[from + 1]?.gap ?? '');
    if (!isLabel || !isSet || from + 1 >= to || !hasContent(words, from + 1, to, FEWEST_OF_A_TEST)) return [];
    return [evidenceOver(reading, { from, to }, 'full', 'checkable' as const)];
  });
}

export const success = defineCriterion({
  id: 'success',
  messages: successMessages,
  detect: detectSuccess,
  sharesWith: ['constraints', 'audience'],
});
