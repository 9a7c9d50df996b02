import { hasLengthToPointTo } from '@academy/prompt-rubric/pointing/pointed-length.ts';
import type { PointedWords } from './pointings.ts';

/** The sentences of a prompt that the checker takes when the learner points to them, as places in its text. */
export function sentencesOf(text: string): Omit<PointedWords, 'key'>[] {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' });
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const start = index + segment.length - segment.trimStart().length;
    const words = segment.trim();
    return hasLengthToPointTo(words) ? [{ start, end: start + words.length }] : [];
  });
}
