import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { phraseSet } from '../matching/phrases.ts';
import { successMessages } from '../messages/success.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { endOfCue, evidenceOver, findCues } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { hasContent } from './evidence.ts';

const successCues = phraseSet(es.successCues, en.successCues);
const qualityWishes = phraseSet(es.qualityWishes, en.qualityWishes);

type Case = 'checkable' | 'wish';

/** How the writer will know that the answer is good: a condition with substance, and not just "perfect". */
export function detectSuccess(reading: Reading): Evidence<Case>[] {
  const checkable = findCues(reading, successCues).flatMap((cue) => {
    const to = endOfCue(reading, cue);
    const isConcrete = hasContent(reading.words, cue.to, to, 2);
    return isConcrete ? [evidenceOver(reading, { from: cue.from, to }, 'full', 'checkable')] : [];
  });
  if (checkable.length > 0) return checkable;
  return findCues(reading, qualityWishes).map((cue) => evidenceOver(reading, cue, 'part', 'wish'));
}

export const success = defineCriterion({
  id: 'success',
  messages: successMessages,
  detect: detectSuccess,
  sharesWith: ['constraints', 'audience'],
});
