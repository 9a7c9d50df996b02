import { widthIn } from './glyphs.ts';
import type { Sheet } from './sheet.ts';

export interface Room {
  /** A face. */
  font: string;
  size: number;
  /** Of a line, in points. */
  width: number;
}

/** A word is looked at where it is longer than any that fits on a line of text. */
const longWord = /\S{60,}/gu;
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

/** Leaves four marks of those that stand on one letter: hundreds take seconds to place, and nobody reads them. */
export const withoutStackedMarks = (text: string): string => text.replaceAll(stackedMarks, '$1');

const pieces = (sheet: Sheet, word: string, { font, size, width }: Room): string[] => {
  const cut: string[] = [];
  let piece = '';
  let used = 0;
  for (const [cluster] of word.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const needed = widthIn(sheet, font, cluster) * size;
    if (piece !== '' && used + needed > width) {
      cut.push(piece);
      [piece, used] = ['', 0];
    }
    piece += cluster;
    used += needed;
  }
  return [...cut, piece];
};

/**
 * Breaks words that no line has room for, which pdfkit would measure letter by letter, each time from the start. Call
 * it before pdfkit wraps a text.
 */
export const breakLongWords = (sheet: Sheet, text: string, room: Room): string =>
  withoutStackedMarks(text).replaceAll(longWord, (word) => pieces(sheet, word, room).join('\n'));

/** Wraps a text into lines of a width, by words where they fit. */
export const linesOf = (sheet: Sheet, text: string, room: Room): string[] => {
  const space = widthIn(sheet, room.font, ' ') * room.size;
  return withoutStackedMarks(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let used = Infinity;
      for (const word of paragraph.split(/[ \t]+/)) {
        const needed = widthIn(sheet, room.font, word) * room.size;
        if (used + space + needed <= room.width) {
          lines.push(`${lines.pop() ?? ''} ${word}`);
          used += space + needed;
          continue;
        }
        const cut = needed > room.width ? pieces(sheet, word, room) : [word];
        lines.push(...cut);
        used = widthIn(sheet, room.font, cut.at(-1) ?? '') * room.size;
      }
      return lines;
    });
};

/** Cuts a line of a face whose letters are all as wide, wherever it is full: code keeps its spaces. */
export const cutLine = (sheet: Sheet, text: string, room: Room): string[] =>
  pieces(sheet, withoutStackedMarks(text), room);
