import * as en from '../lexicon/en/craft.ts';
import * as es from '../lexicon/es/craft.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseAt, phraseSet } from '../matching/phrases.ts';
import { groundingMessages } from '../messages/grounding.ts';
import type { Reading } from '../reading/reading.ts';
import { endOfCue, evidenceOver, findCues, type CueFound } from './cues.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findClaims } from './grounding/claims.ts';
import { closedSources } from './grounding/closed.ts';
import { findGaps } from './grounding/gaps.ts';
import { givesMaterial } from './grounding/given.ts';
import { breachesIn } from './policies/breaches.ts';

const sourceCues = phraseSet(es.sourceCues, en.sourceCues);
const unknownCues = phraseSet(es.unknownCues, en.unknownCues);
const cases = phraseSet(es.caseCues, en.caseCues);
const sayings = phraseSet(es.sayings, en.sayings);
const silences = phraseSet(es.silences, en.silences);
const negations = wordSet(es.sayingNegations, en.sayingNegations);
/** The source stands between the condition and what it does not say: "si el acta de la junta no…". */
const REACH = 7;

type Case = 'both' | 'material' | 'given' | 'closed' | 'sourceOnly' | 'unknownOnly';

/** What the prompt says of its source, and of what the source does not have. */
type Halves = { sources: CueFound[]; unknowns: CueFound[] };

/** The answer is tied to a source, and it is said what to do when the source is silent. */
export function detectGrounding(reading: Reading): Evidence<Case>[] {
  const cued: Halves = {
    sources: findCues(reading, sourceCues),
    unknowns: honest(reading, [...findCues(reading, unknownCues), ...silentSources(reading)]),
  };
  const hasBoth = cued.sources.length > 0 && cued.unknowns.length > 0;
  const { sources, unknowns } = hasBoth ? cued : withGaps(reading, cued);
  const closed = hasBoth ? [] : closedSources(reading);
  const say = caseOf(reading, { sources, unknowns }, closed);
  const strength = say === 'sourceOnly' || say === 'unknownOnly' ? 'part' : 'full';
  return [...sources, ...unknowns, ...closed]
    .sort((a, b) => a.from - b.from)
    .map((cue) => evidenceOver(reading, { from: cue.from, to: endOfCue(reading, cue) }, strength, say));
}

function caseOf(reading: Reading, { sources, unknowns }: Halves, closed: readonly CueFound[]): Case {
  if (sources.length > 0 && unknowns.length > 0) return 'both';
  if (closed.length > 0) return 'closed';
  if (sources.length > 0) return 'sourceOnly';
  // What stands apart and may not tell everything is what the answer comes from.
  if (reading.blocks.some(({ kind }) => kind !== 'quotes')) return 'material';
  return unknowns.length > 0 && givesMaterial(reading) ? 'given' : 'unknownOnly';
}

/** Other ways to say either, looked for where the cues have not found both. */
function withGaps(reading: Reading, { sources, unknowns }: Halves): Halves {
  const gaps = findGaps(reading);
  const claims = findClaims(reading);
  return {
    sources: [...sources, ...gaps.banned, ...claims.known],
    unknowns: [...unknowns, ...honest(reading, gaps.handled), ...claims.banned],
  };
}

/** "If a date is missing, put a likely one" foresees a gap and fills it with what nobody said. */
function honest(reading: Reading, cues: readonly CueFound[]): CueFound[] {
  return cues.filter(({ sentence }) => !breachesIn(reading, sentence).some(({ kind }) => kind === 'invent'));
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
