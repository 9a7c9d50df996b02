import type { Sheet } from './sheet.ts';

const lightBytes = 1024 * 1024;

/** What pdfkit has written of a sheet with buffered pages, what it holds back, and its types leave out. */
interface Held {
  _offset: number;
  _pageBuffer: { content: { buffer: Uint8Array[] } }[];
  _fontFamilies: Record<string, unknown>;
}

/**
 * Whether a sheet is sure to become a PDF of less than 4 MiB, before it is ended: its links, its pages before they are
 * compressed, and nothing but the product's faces, which are lighter than the rest even with all their glyphs.
 */
export const isSurelyLight = (sheet: Sheet): boolean => {
  const { _offset, _pageBuffer, _fontFamilies } = sheet as unknown as Held;
  if (Object.keys(_fontFamilies).some((name) => name.includes('/'))) return false;
  const chunks = _pageBuffer.flatMap(({ content }) => content.buffer);
  return chunks.reduce((sum, { length }) => sum + length, _offset) < lightBytes;
};
