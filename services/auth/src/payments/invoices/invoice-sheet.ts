import type { Face } from '@academy/pdf-kit/drawing/faces.ts';
import { ink, type Sheet } from '@academy/pdf-kit/drawing/sheet.ts';
import { writeText } from '@academy/pdf-kit/drawing/write-text.ts';

export const line = '#d5ccb9';
/** In points, as all lengths here. */
export const margin = 56;

export interface Placed {
  x: number;
  y: number;
  width: number;
  font: Face;
  size: number;
  color?: string;
  align?: 'left' | 'right';
}

/** Writes a text into a box and gives the height that it took. */
export const write = (
  sheet: Sheet,
  text: string,
  { x, y, width, font: name, size, color = ink, align = 'left' }: Placed,
): number => {
  writeText(sheet, text, { face: name, size, color }, { x, y, width, align, lineGap: 2 });
  return sheet.y - y;
};

export const rule = (sheet: Sheet, y: number, { from, color }: { from: number; color: string }): void => {
  sheet.moveTo(from, y).lineTo(sheet.page.width - margin, y);
  sheet.lineWidth(0.75).stroke(color);
};
