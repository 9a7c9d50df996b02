import type { Face } from '@academy/pdf-kit/drawing/faces.ts';
import { openSheet, paper, type Sheet, type SheetInfo } from '@academy/pdf-kit/drawing/sheet.ts';
import { lineWidth } from '@academy/pdf-kit/drawing/write-text.ts';

/** In points, as all lengths here. */
export const margin = 60;

/** One sheet of A4 across, on warm paper. */
export const openCertificate = (info: SheetInfo): Sheet => {
  const sheet = openSheet(info, { layout: 'landscape' });
  sheet.rect(0, 0, sheet.page.width, sheet.page.height).fill(paper);
  return sheet;
};

interface Room {
  face: Face;
  size: number;
  width: number;
}

/** A text in lines of a width, by its words; one that is wider stands on a line of its own. */
export const wrapped = (sheet: Sheet, text: string, room: Room): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && lineWidth(sheet, longer, room) <= room.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The largest size, down to the least, at which a text stands on so many lines of a width. */
export const fittingSize = (
  sheet: Sheet,
  text: string,
  {
    font: name,
    largest,
    least,
    width,
    lines,
  }: {
    font: Face;
    largest: number;
    least: number;
    width: number;
    lines: number;
  },
): number => {
  const words = text.split(/\s+/);
  for (let size = largest; size > least; size -= 1) {
    const room = { face: name, size, width };
    const fits = wrapped(sheet, text, room).length <= lines;
    if (fits && words.every((word) => lineWidth(sheet, word, room) <= width)) return size;
  }
  return least;
};
