import { tokensOf } from './terms.ts';

/** What prompts for an exercise speak of: beginnings of words, each with its weight. Good prompts have 1 of it on average. */
export type SubjectWords = Record<string, number>;

/** How many letters of a word tell it from others. */
export const STEM = 5;
const SHORTEST = 3;
const MOST_WORDS = 40;
const FEWEST_PROMPTS = 3;
const THOUSANDTHS = 1000;

/** The beginnings of words, without pairs of them and signs, so that `rueda` and `ruedas` are one. */
function stemsIn(words: Iterable<string>): Set<string> {
  const stems = new Set<string>();
  for (const word of words)
    if (word.length >= SHORTEST && !word.includes(' ') && /^\p{L}+$/u.test(word))
      stems.add(word.slice(0, STEM));
  return stems;
}

/**
 * The words that tell an exercise's prompts from those of others: what many good prompts have and few texts at all.
 *
 * @param rarityOf how rare a word is over all exercises, by its beginning
 */
export function subjectWordsOf(good: readonly string[], rarityOf: (stem: string) => number): SubjectWords {
  const stems = good.map((text) => stemsIn(tokensOf(text)));
  const counts = new Map<string, number>();
  for (const own of stems) for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = [...counts]
    .filter(([, count]) => count >= FEWEST_PROMPTS)
    .map(([stem, count]) => [stem, (count / good.length) * rarityOf(stem)] as const)
    .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS);
  const words = Object.fromEntries(weights);
  const usual = stems.reduce((sum, own) => sum + share(own, words), 0) / Math.max(1, stems.length);
  return Object.fromEntries(
    weights.map(([stem, weight]) => [stem, Math.round((weight / usual) * THOUSANDTHS) / THOUSANDTHS]),
  );
}

/** How much of an exercise's words a text has by its terms (`countTerms`), where good prompts have 1 on average. */
export function coverageOf(terms: ReadonlyMap<string, number>, words: SubjectWords): number {
  return share(stemsIn(terms.keys()), words);
}

function share(stems: ReadonlySet<string>, words: SubjectWords): number {
  let sum = 0;
  for (const [stem, weight] of Object.entries(words)) if (stems.has(stem)) sum += weight;
  return sum;
}
