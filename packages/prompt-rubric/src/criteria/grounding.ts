import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { phraseSet } from '../matching/phrases.ts';
import { groundingMessages } from '../messages/grounding.ts';
import type { Reading } from '../reading/read-prompt.ts';
import { endOfCue, evidenceOver, findCues } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';

const sourceCues = phraseSet(es.sourceCues, en.sourceCues);
const unknownCues = phraseSet(es.unknownCues, en.unknownCues);

type Case = 'both' | 'sourceOnly' | 'unknownOnly';

/** The answer is tied to a source, and it is said what to do when the source is silent. */
export function detectGrounding(reading: Reading): Evidence<Case>[] {
  const sources = findCues(reading, sourceCues);
  const unknowns = findCues(reading, unknownCues);
  const hasBoth = sources.length > 0 && unknowns.length > 0;
  const say: Case = hasBoth ? 'both' : sources.length > 0 ? 'sourceOnly' : 'unknownOnly';
  return [...sources, ...unknowns]
    .sort((a, b) => a.from - b.from)
    .map((cue) =>
      evidenceOver(reading, { from: cue.from, to: endOfCue(reading, cue) }, hasBoth ? 'full' : 'part', say),
    );
}

export const grounding = defineCriterion({
  id: 'grounding',
  messages: groundingMessages,
  detect: detectGrounding,
  sharesWith: ['constraints'],
});
