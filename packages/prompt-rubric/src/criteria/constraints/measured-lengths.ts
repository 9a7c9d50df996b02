import * as en from '../../lexicon/en/constraints.ts';
import * as es from '../../lexicon/es/constraints.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { quantities as englishQuantities } from '../../lexicon/en/format.ts';
import { quantities as spanishQuantities } from '../../lexicon/es/format.ts';
import { phraseAt, phraseSet } from '../../matching/phrases.ts';
import type { Reading, Sentence } from '../../reading/reading.ts';
import { isInFact, type Limit } from './limit.ts';

export const lengthCues = phraseSet(es.lengthCues, en.lengthCues);
export const quantities = wordSet(
  spanishQuantities,
  englishQuantities,
  es.furtherQuantities,
  en.furtherQuantities,
);
const units = wordSet(es.lengthUnits, en.lengthUnits);
/** Of the world as well as of an answer: minutes, euros. */
const worldlyUnits = wordSet(es.worldlyUnits, en.worldlyUnits);
const weakLengthCues = wordSet(es.weakLengthCues, en.weakLengthCues);
/** "150 words", "tres frases muy cortas", "between 6 and 11 words". */
const UNIT_REACH = 5;

/** "máximo 120 palabras", "in under three sentences", "120 words". */
export function lengthAt(reading: Reading, sentence: Sentence, at: number): Limit | undefined {
  const { words } = reading;
  const cue = phraseAt(words, at, lengthCues);
  const from = cue && cue.to < sentence.to ? cue.to : at;
  const isWeak = !cue || weakLengthCues.has(words[at]?.norm ?? '');
  const first = words[from];
  if (
    !first ||
    !(first.isNumber || (quantities.has(first.norm) && first.norm !== 'cada' && first.norm !== 'each'))
  )
    return undefined;
  for (let next = from + 1; next < Math.min(from + UNIT_REACH, sentence.to); next += 1) {
    const word = words[next];
    if (!word || /[,:;(]/.test(word.gap)) return undefined;
    // "Le deben dos días" counts days of a fact.
    if (units.has(word.norm) && isWeak && isInFact(reading, sentence, at)) return undefined;
    if (units.has(word.norm)) return { from: at, to: next + 1, say: 'concrete', isMeasured: true };
    // "45 euros" is a price, "a three-minute speech" a limit.
    if (worldlyUnits.has(word.norm))
      return isWeak && !asksBefore(sentence, at) ? undefined : { from: at, to: next + 1, say: 'concrete' };
  }
  return undefined;
}

function asksBefore({ requests }: Sentence, at: number): boolean {
  return requests.some(({ from }) => from < at);
}
