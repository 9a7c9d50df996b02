import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { phraseSet } from '../matching/phrases.ts';
import { reasoningMessages } from '../messages/reasoning.ts';
import type { Reading } from '../reading/reading.ts';
import { endOfCue, evidenceOver, findCues } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { countContent } from './evidence.ts';

const cues = phraseSet(es.reasoningCues, en.reasoningCues);
/** How near the cue the thing to think about may stand on either side. */
const REACH = 8;
const ENOUGH = 2;

type Case = 'directed' | 'bare';

/** A request to think before answering, or to give reasons, that says what to think about. */
export function detectReasoning(reading: Reading): Evidence<Case>[] {
  const found = findCues(reading, cues).map((cue) => {
    const around = {
      from: Math.max(cue.sentence.bodyFrom, cue.from - REACH),
      to: Math.min(cue.sentence.to, cue.to + REACH),
    };
    const substance =
      countContent(reading.words, around.from, around.to) - countContent(reading.words, cue.from, cue.to);
    const range = { from: cue.from, to: endOfCue(reading, cue) };
    return substance > ENOUGH
      ? evidenceOver(reading, range, 'full', 'directed' as const)
      : evidenceOver(reading, range, 'part', 'bare' as const);
  });
  return found;
}

export const reasoning = defineCriterion({
  id: 'reasoning',
  messages: reasoningMessages,
  detect: detectReasoning,
  sharesWith: ['constraints', 'format'],
});
