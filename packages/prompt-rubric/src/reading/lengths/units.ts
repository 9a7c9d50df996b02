import { units as english } from '../../lexicon/en/lengths.ts';
import { units as spanish } from '../../lexicon/es/lengths.ts';
import { foldPhrase } from '../fold.ts';

export type Unit = keyof typeof spanish;

/**
 * The fewest and the most words that one unit may hold, taken wide, so that what lies outside is beyond dispute: nobody
 * calls 150 words a full page, or 30 words a line.
 */
export const WORDS_PER_UNIT: Readonly<Record<Unit, { least: number; most: number }>> = {
  words: { least: 1, most: 1 },
  characters: { least: 1 / 12, most: 1 / 3 },
  lines: { least: 1, most: 20 },
  sentences: { least: 2, most: 50 },
  paragraphs: { least: 5, most: 500 },
  items: { least: 1, most: 150 },
  pages: { least: 200, most: 800 },
  screens: { least: 20, most: 400 },
};

export const unitOf: ReadonlyMap<string, Unit> = new Map(
  (Object.keys(spanish) as Unit[]).flatMap((unit) =>
    foldPhrase(`${spanish[unit]} ${english[unit]}`).map((norm): [string, Unit] => [norm, unit]),
  ),
);

/** The fewest words of so many units. A sheet may hold four words in large letters; of several pages the last may be half empty. */
export function fewestWords(amount: number, unit: Unit): number {
  const { least } = WORDS_PER_UNIT[unit];
  if (unit !== 'pages') return amount * least;
  return amount <= 1 ? 0 : (amount - 0.5) * least;
}
