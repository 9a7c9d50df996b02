import { openSheet, type Sheet, type SheetInfo } from '@academy/pdf-kit/drawing/sheet.ts';

export const sunk = '#f2ede1';
export const margin = 64;

export type Page = Sheet;

/** An A4 document with room for a footer. */
export const openPage = (info: SheetInfo): Page =>
  openSheet(info, {
    margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
    bufferPages: true,
  });

/** The width between the margins, in points. */
export const textWidth = (page: Page): number => page.page.width - 2 * margin;

/** Starts a new page where fewer than `points` are left on this one. */
export const needRoom = (page: Page, points: number): void => {
  if (page.y + points > page.page.height - page.page.margins.bottom) page.addPage();
};
