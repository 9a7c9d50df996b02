import { tokensOf } from '@academy/prompt-rubric/subject/tokens.ts';
import { fitLogistic, type LogisticFit, type SparseRow } from './logistic.ts';

/** The words and pairs of words that the wording is weighed by, each with its rarity. */
export interface Terms {
  names: string[];
  rarity: Float64Array;
  places: Map<string, number>;
}

/** How often each word and each pair of neighbours stands in a text. */
const countTerms = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  let before = '';
  for (const { text: token } of tokensOf(text).list) {
    for (const term of before ? [token, `${before} ${token}`] : [token])
      counts.set(term, (counts.get(term) ?? 0) + 1);
    before = token;
  }
  return counts;
};

/** Terms that at least `fewest` texts have; the rarity is scikit-learn's smoothed inverse document frequency. */
export const termsOf = (texts: readonly string[], fewest: number): Terms => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const term of countTerms(text).keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const names = [...counts]
    .filter(([, count]) => count >= fewest)
    .map(([name]) => name)
    .toSorted();
  return narrow(names, (name) => 1 + Math.log((1 + texts.length) / (1 + (counts.get(name) ?? 0))));
};

const narrow = (names: string[], rarityOf: (name: string) => number): Terms => ({
  names,
  rarity: Float64Array.from(names, (name) => Math.round(100 * rarityOf(name)) / 100),
  places: new Map(names.map((name, place) => [name, place])),
});

/** A text as a row of length 1. */
export const rowOf = (text: string, { places, rarity }: Terms): SparseRow => {
  const known = [...countTerms(text)].filter(([term]) => places.has(term));
  const columns = Int32Array.from(known, ([term]) => places.get(term) ?? 0);
  const values = Float64Array.from(
    known,
    ([, count], at) => Math.sqrt(count) * (rarity[columns[at] ?? 0] ?? 0),
  );
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return { columns, values: length === 0 ? values : values.map((value) => value / length) };
};

export const fitWording = (
  prompts: readonly { text: string; isGood: boolean }[],
  terms: Terms,
  freedom: number,
): LogisticFit =>
  fitLogistic({
    rows: prompts.map(({ text }) => rowOf(text, terms)),
    labels: prompts.map(({ isGood }) => Number(isGood)),
    columns: terms.names.length,
    freedom,
  });
