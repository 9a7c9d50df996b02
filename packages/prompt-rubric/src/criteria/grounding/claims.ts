import * as en from '../../lexicon/en/grounding.ts';
import * as es from '../../lexicon/es/grounding.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { findCues, type CueFound } from '../cues.ts';
import { silencedIn, type Clause } from '../negation/clause.ts';
import { isNegatedTag } from '../negation/negated-tags.ts';

const claiming = phraseSet(es.claiming, en.claiming);
const claimsAbout = phraseSet(es.claimsAbout, en.claimsAbout);
const knownCues = phraseSet(es.knownCues, en.knownCues);
const unknownYet = phraseSet(es.unknownYet, en.unknownYet);
/** No concept of the policies. */
const OWN = -1;

/** What nobody knows and may not be claimed, and what the writer says is known. */
export type ClaimsFound = { banned: CueFound[]; known: CueFound[] };

/** "We know: … We don't know: … Don't say that it is safe", "without claiming anything about traces". */
export function findClaims(reading: Reading): ClaimsFound {
  const isUnknown = findCues(reading, unknownYet).length > 0;
  const banned = [
    ...findCues(reading, claimsAbout),
    ...(isUnknown ? findCues(reading, claiming) : []),
  ].filter((cue) => isForbidden(reading, cue));
  return {
    banned,
    known: banned.length > 0 ? reading.asking.flatMap((sentence) => knownIn(reading, sentence)) : [],
  };
}

function isForbidden({ words, lexicon }: Reading, { from, to, sentence }: CueFound): boolean {
  const clause: Clause = {
    words,
    sentence,
    isSpanish: lexicon === 'es',
    silenced: silencedIn(words, sentence, []),
  };
  return isNegatedTag({ concept: OWN, from, to }, clause);
}

/** "Sabemos: …" at the start of a line. */
function knownIn({ words }: Reading, sentence: Sentence): CueFound[] {
  const cue = phraseAt(words, sentence.from, knownCues);
  return cue && words[cue.to]?.gap.startsWith(':') ? [{ ...cue, sentence }] : [];
}
