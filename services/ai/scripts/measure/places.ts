import type { PlacedPassage } from '../../src/knowledge/domain/placed-passages.ts';
import type { StrangerQuestion } from './read-questions.ts';

/**
 * Tells whether a passage stands where a question is answered. Places are named by a heading in one language; the heading at
 * the same place of the other language's text counts as well.
 */
export const createPlaces = (
  passages: readonly PlacedPassage[],
  fileOf: (passage: PlacedPassage) => string,
) => {
  const headings = new Map<string, (string | null)[]>();
  for (const passage of passages) {
    const file = fileOf(passage);
    const known = headings.get(file) ?? [];
    if (!known.includes(passage.heading)) headings.set(file, [...known, passage.heading]);
  }
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
  /** The passages' files with the number of each heading, by folder. */
  const numbersOf = (folder: string, heading: string | null): number[] =>
    [...headings]
      .filter(([file]) => folderOf(file) === folder)
      .map(([, known]) => known.indexOf(heading))
      .filter((number) => number >= 0);
  return ({ places }: StrangerQuestion) => {
    const numbers = places.map(({ folder, heading }) => ({ folder, numbers: numbersOf(folder, heading) }));
    return (passage: PlacedPassage): boolean => {
      const file = fileOf(passage);
      const number = headings.get(file)?.indexOf(passage.heading) ?? -1;
      return numbers.some((place) => place.folder === folderOf(file) && place.numbers.includes(number));
    };
  };
};
