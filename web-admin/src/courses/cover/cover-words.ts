import { coverLimits } from '@academy/contracts/shared/cover-limits.ts';
import type { StaffCourse } from '../types.ts';

export type Cover = NonNullable<StaffCourse['cover']>;
export type CoverWords = Cover['es'];

/** The inputs of a cover in one language, as the paths of refusals end. */
export type WordsPart = 'lines.0' | 'lines.1' | 'marked' | 'tag';

const isWord = /^\p{Ll}[\p{Ll}\p{N}-]*$/u;

/** What the server would refuse, by input: keys of texts below `resources.courses.cover.faults`. */
export function faultsOf({ lines, marked, tag }: CoverWords): Partial<Record<WordsPart, string>> {
  const written = lines.map((line) => line.trim());
  const joined = written.join(' ');
  return {
    ...((written[0] ?? '') === '' && { 'lines.0': 'empty' }),
    ...(marked.trim() === '' ? { marked: 'empty' } : !joined.includes(marked.trim()) && { marked: 'marked' }),
    ...(tag.trim() === '' ? { tag: 'empty' } : !isWord.test(tag.trim()) && { tag: 'tag' }),
  };
}

export const isWhole = ({ es, en }: Cover): boolean =>
  [es, en].every((words) => Object.keys(faultsOf(words)).length === 0);

export const partIn = ({ lines, marked, tag }: CoverWords, part: WordsPart): string =>
  ({ 'lines.0': lines[0] ?? '', 'lines.1': lines[1] ?? '', marked, tag })[part];

/** The words with one input as it was typed; a second line that is emptied is none. */
export function withPart(words: CoverWords, part: WordsPart, typed: string): CoverWords {
  const [first = '', second = ''] = words.lines;
  const text = part === 'tag' ? typed.toLowerCase() : typed;
  if (part === 'marked' || part === 'tag') return { ...words, [part]: text };
  const [one, two] = part === 'lines.0' ? [text, second] : [first, text];
  return { ...words, lines: two === '' ? [one] : [one, two] };
}

export const longest: Readonly<Record<WordsPart, number>> = {
  'lines.0': coverLimits.line,
  'lines.1': coverLimits.line,
  marked: coverLimits.lines * coverLimits.line + 1,
  tag: coverLimits.tag,
};
