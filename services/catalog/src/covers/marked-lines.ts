import type { CoverWords } from '../domain/course.ts';

export interface Stretch {
  text: string;
  marked: boolean;
}

/** Splits a cover's lines into stretches with and without the highlighter, which may run over the line's end. */
export const markedLines = ({ lines, marked }: Pick<CoverWords, 'lines' | 'marked'>): Stretch[][] => {
  const from = lines.join(' ').indexOf(marked);
  const to = from + marked.length;
  let lineStart = 0;
  return lines.map((line) => {
    const within = (place: number): number => Math.min(line.length, Math.max(0, place - lineStart));
    const [start, end] = [within(from), within(to)];
    lineStart += line.length + 1;
    return [
      { text: line.slice(0, start), marked: false },
      { text: line.slice(start, end), marked: true },
      { text: line.slice(end), marked: false },
    ].filter(({ text }) => text !== '');
  });
};
