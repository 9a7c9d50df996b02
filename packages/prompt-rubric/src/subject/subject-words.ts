import { tokensOf, type Token } from './tokens.ts';

/** What prompts for an exercise speak of: beginnings of words, each with its weight. Good prompts have 1 of it on average. */
export type SubjectWords = Record<string, number>;

const MOST_WORDS = 40;
const FEWEST_PROMPTS = 3;
const THOUSANDTHS = 1000;

/** The beginnings of a text's words. */
export const stemsOf = (text: string): ReadonlySet<string> => stemsIn(tokensOf(text).list);

function stemsIn(tokens: readonly Token[]): Set<string> {
  const stems = new Set<string>();
  for (const { stem } of tokens) if (stem) stems.add(stem);
  return stems;
}

/**
 * The words that tell an exercise's prompts from those of others: what many good prompts have and few texts at all.
 *
 * @param rarityOf how rare a word is over all exercises, by its beginning
 * @param maySay which of the words may be among them: all where it is left out
 */
export function subjectWordsOf(
  good: readonly string[],
  rarityOf: (stem: string) => number,
  maySay: (stem: string) => boolean = () => true,
): SubjectWords {
  const tokens = good.map((text) => tokensOf(text).list);
  const counts = new Map<string, number>();
  for (const own of tokens) for (const stem of stemsIn(own)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = [...counts]
    .filter(([stem, count]) => count >= FEWEST_PROMPTS && maySay(stem))
    .map(([stem, count]) => [stem, (count / good.length) * rarityOf(stem)] as const)
    .sort(([one, weight], [other, otherWeight]) => otherWeight - weight || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS);
  const coverageOf = createCoverage(Object.fromEntries(weights));
  const usual = tokens.reduce((sum, own) => sum + coverageOf(own), 0) / Math.max(1, tokens.length);
  return Object.fromEntries(
    weights.map(([stem, weight]) => [stem, Math.round((weight / usual) * THOUSANDTHS) / THOUSANDTHS]),
  );
}

/** Tells how much of an exercise's words a text has, where good prompts have 1 on average. */
export function createCoverage(words: SubjectWords): (tokens: readonly Token[]) => number {
  const weights = Object.values(words);
  const places = new Map(Object.keys(words).map((stem, place) => [stem, place]));
  return (tokens) => {
    const isThere = weights.map(() => false);
    for (const { stem } of tokens) {
      const place = stem === '' ? undefined : places.get(stem);
      if (place !== undefined) isThere[place] = true;
    }
    return weights.reduce((sum, weight, place) => (isThere[place] ? sum + weight : sum), 0);
  };
}
