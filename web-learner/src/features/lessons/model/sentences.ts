import type { PointedWords } from './pointings.ts';

/** Fewer words are no clause that says something: the checker refuses them. */
const FEWEST_WORDS = 3;

/** The sentences of a prompt that the learner may point to, as places in its text. */
export function sentencesOf(text: string): Omit<PointedWords, 'key'>[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const words = segment.trim();
    return words.split(/\s+/).length < FEWEST_WORDS ? [] : [{ start, end: start + words.length }];
  });
}
