import type { Word } from './words.ts';

/** Gives equal words, and equal runs of words, equal numbers, across all the texts it is asked about. */
export type RunNumbering = {
  /** The number of the run of four words at each position; shorter by three than the list of words. */
  ofFour: (words: readonly Word[]) => number[];
  /** The number of the run of six words at each position; shorter by five. */
  ofSix: (words: readonly Word[]) => number[];
};

/** Numbers are below this, so that a pair of them is still an exact number. */
const MOST_NUMBERS = 2 ** 26;

/** Compares runs by numbers instead of joined strings: exact, and several times as quick. */
export function createRunNumbering(): RunNumbering {
  const ofWords = new Map<string, number>();
  const ofPairs = new Map<number, number>();
  const numberWord = ({ norm }: Word) => numberOf(ofWords, norm);
  const numberPair = (first: number, second: number) => numberOf(ofPairs, first * MOST_NUMBERS + second);
  const pairUp = (numbers: readonly number[], others: readonly number[], distance: number) =>
    numbers
      .slice(0, Math.max(0, others.length - distance))
      .map((number, at) => numberPair(number, others[at + distance] ?? 0));

  const ofTwo = (words: readonly Word[]) => {
    const single = words.map(numberWord);
    return pairUp(single, single, 1);
  };
  const fourFrom = (two: readonly number[]) => pairUp(two, two, 2);
  return {
    ofFour: (words) => fourFrom(ofTwo(words)),
    ofSix: (words) => {
      const two = ofTwo(words);
      return pairUp(fourFrom(two), two, 4);
    },
  };
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}
