import * as en from '../lexicon/en/directions.ts';
import * as es from '../lexicon/es/directions.ts';
import { quantities as englishQuantities } from '../lexicon/en/format.ts';
import { quantities as spanishQuantities } from '../lexicon/es/format.ts';
import { wordSet } from '../lexicon/fold-list.ts';
import { phraseSet } from '../matching/phrases.ts';
import type { Label } from '../reading/labels.ts';
import type { Reading } from '../reading/reading.ts';
import type { WordRange } from '../reading/sentences.ts';
import { endOfCue, findCues, type CueFound } from './cues.ts';
import { oncePerReading } from './evidence.ts';

const signs = [
  phraseSet(es.shapeSigns, en.shapeSigns),
  phraseSet(es.gapSigns, en.gapSigns),
  phraseSet(es.vetoSigns, en.vetoSigns),
  phraseSet(es.materialSigns, en.materialSigns),
  phraseSet(es.toneSigns, en.toneSigns),
];
const lengths = phraseSet(...[es.lengthWords, en.lengthWords].map((words) => words.replaceAll(/\s+/g, ', ')));
const quantities = wordSet(spanishQuantities, englishQuantities, es.furtherQuantities, en.furtherQuantities);
/** The headings of a commission: a text that is finished has none of them. */
const ordering = new Set<Label>(['task', 'goal', 'format', 'constraints', 'audience', 'role', 'examples']);
const LENGTH_REACH = 4;

/** What the prompt says about the answer it wants. */
export type Directions = {
  /** How many sides of the answer it settles: shape, length, gaps, vetoes, material, reader or tone, and its own headings. */
  sides: number;
  /** Where it says the first of them; undefined where it says none. */
  first: WordRange | undefined;
};

/** Counts what only somebody who commissions a text would say in it. */
export const findDirections = oncePerReading((reading: Reading): Directions => {
  const found = [...signs.map((set) => findCues(reading, set)), measuredLengths(reading)];
  const cues = found.flat().sort((a, b) => a.from - b.from);
  const [first] = cues;
  const sides = found.filter((side) => side.length > 0).length;
  return {
    sides:
      sides +
      (reading.blocks.length > 0 || hasSlot(reading.text) ? 1 : 0) +
      Math.max(0, countHeadings(reading) - 1),
    first: first && { from: first.from, to: endOfCue(reading, first) },
  };
});

function measuredLengths(reading: Reading): CueFound[] {
  return findCues(reading, lengths).filter(({ from, sentence }) => {
    for (let at = Math.max(sentence.bodyFrom, from - LENGTH_REACH); at < from; at += 1) {
      const word = reading.words[at];
      if (word && (word.isNumber || quantities.has(word.norm))) return true;
    }
    return false;
  });
}

/** "{{notas}}", "[pegar aquí]": where the material will stand. */
function hasSlot(text: string): boolean {
  return /\{\{[^{}\n]{1,40}\}\}/.test(text);
}

function countHeadings({ asking }: Reading): number {
  const headings = new Set<Label>();
  for (const { label, bodyFrom, from } of asking)
    if (label && ordering.has(label) && bodyFrom > from) headings.add(label);
  return headings.size;
}
