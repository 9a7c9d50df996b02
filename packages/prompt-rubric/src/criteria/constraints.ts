import { startsOf } from '../matching/phrases.ts';
import { hasTerm } from '../matching/vocabulary.ts';
import { constraintsMessages } from '../messages/constraints.ts';
import type { Reading, Sentence } from '../reading/reading.ts';
import { demandAt, demands } from './constraints/demands.ts';
import {
  absences,
  exclusionAt,
  openingProhibitions,
  prohibitions,
  refusals,
} from './constraints/exclusions.ts';
import { conditionals, fallbackAt, fallbacks } from './constraints/fallbacks.ts';
import type { Case, Limit } from './constraints/limit.ts';
import { lengthAt, lengthCues, quantities } from './constraints/measured-lengths.ts';
import { toneAt, toneCues } from './constraints/tone.ts';
import { vagueAt, vagueLimits } from './constraints/vague-limits.ts';
import { defineCriterion, type Evidence } from './criterion.ts';
import { findInEach, hasContent, oncePerReading, quote, spanOf } from './evidence.ts';

/** Every limit begins with one of these or with a number. */
const openingTerms = startsOf(
  lengthCues,
  quantities,
  fallbacks,
  conditionals,
  prohibitions,
  openingProhibitions,
  absences.mixed,
  refusals,
  toneCues,
  demands,
  vagueLimits,
);

/** Limits of the answer: length with a measure, exclusions, demands, what to do when a datum is missing, tone. */
export const detectConstraints = oncePerReading((reading: Reading): Evidence<Case>[] => {
  const found = findInEach(reading.asking, (sentence) =>
    sentence.label === 'role' ? [] : limitsOf(reading, sentence),
  );
  // A message quotes the first: a number can be checked without a doubt.
  const measuredFirst = [
    ...found.filter(({ isMeasured }) => isMeasured),
    ...found.filter(({ isMeasured }) => !isMeasured),
  ];
  return measuredFirst.map(({ from, to, say }) => ({
    ...spanOf(reading.words, { from, to }),
    strength: say === 'concrete' ? ('full' as const) : ('part' as const),
    say,
    values: { limit: quote(reading, { from, to }) },
  }));
});

function limitsOf(reading: Reading, sentence: Sentence): Limit[] {
  const found: Limit[] = [];
  for (let at = sentence.bodyFrom; at < sentence.to; at += 1) {
    const word = reading.words[at];
    if (!word || !(word.isNumber || hasTerm(openingTerms, word.term))) continue;
    const limit =
      lengthAt(reading, sentence, at) ??
      fallbackAt(reading, sentence, at) ??
      exclusionAt(reading, sentence, at) ??
      toneAt(reading, sentence, at) ??
      demandAt(reading, sentence, at) ??
      vagueAt(reading, sentence, at);
    if (limit) {
      found.push(limit);
      at = Math.max(at, limit.to - 1);
    }
  }
  if (found.length === 0 && sentence.label === 'constraints' && sentence.bodyFrom < sentence.to) {
    const body = { from: sentence.bodyFrom, to: sentence.to };
    found.push({
      ...body,
      say: hasContent(reading.words, body.from, body.to, 2) ? 'concrete' : 'toneAlone',
    });
  }
  return found;
}

export const constraints = defineCriterion({
  id: 'constraints',
  messages: constraintsMessages,
  detect: detectConstraints,
});
