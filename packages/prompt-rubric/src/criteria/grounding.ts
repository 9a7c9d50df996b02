import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { groundingMessages } from '../messages/grounding.ts';
import type { Reading } from '../reading/reading.ts';
import { endOfCue, evidenceOver, findCues, type CueFound } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';

const sourceCues = phraseSet(es.sourceCues, en.sourceCues);
const unknownCues = phraseSet(es.unknownCues, en.unknownCues);
const cases = phraseSet(es.caseCues, en.caseCues);
const sayings = phraseSet(es.sayings, en.sayings);
const silences = phraseSet(es.silences, en.silences);
const negations = wordSet(es.sayingNegations, en.sayingNegations);
/** The source stands between the condition and what it does not say: "si el acta de la junta no…". */
const REACH = 7;

type Case = 'both' | 'material' | 'sourceOnly' | 'unknownOnly';

/** The answer is tied to a source, and it is said what to do when the source is silent. */
export function detectGrounding(reading: Reading): Evidence<Case>[] {
  const sources = findCues(reading, sourceCues);
  const unknowns = [...findCues(reading, unknownCues), ...silentSources(reading)];
  const hasBoth = sources.length > 0 && unknowns.length > 0;
  // What stands apart and may not tell everything is what the answer comes from.
  const hasMaterial = reading.blocks.some(({ kind }) => kind !== 'quotes');
  const say: Case = hasBoth
    ? 'both'
    : sources.length > 0
      ? 'sourceOnly'
      : hasMaterial
        ? 'material'
        : 'unknownOnly';
  const isFull = say === 'both' || say === 'material';
  return [...sources, ...unknowns]
    .sort((a, b) => a.from - b.from)
    .map((cue) =>
      evidenceOver(reading, { from: cue.from, to: endOfCue(reading, cue) }, isFull ? 'full' : 'part', say),
    );
}

/** "Si los estatutos no hablan de eso, escribe…", "if the report is silent, say…". */
function silentSources(reading: Reading): CueFound[] {
  const { words } = reading;
  return findCues(reading, cases).flatMap((cue) => {
    let isNegated = false;
    for (let at = cue.to; at < Math.min(cue.to + REACH, cue.sentence.to); at += 1) {
      const word = words[at];
      if (!word || /[,:;(]/.test(word.gap)) return [];
      const said = phraseAt(words, at, isNegated ? sayings : silences);
      if (said) return [{ ...cue, to: Math.min(said.to, cue.sentence.to) }];
      if (negations.has(word.norm)) isNegated = true;
    }
    return [];
  });
}

export const grounding = defineCriterion({
  id: 'grounding',
  messages: groundingMessages,
  detect: detectGrounding,
  sharesWith: ['constraints'],
});
