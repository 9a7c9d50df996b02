import type { Face } from './faces.ts';
import { useFont, widthIn } from './glyphs.ts';
import { isRightToLeft, segmentsOf, type Segment } from './segments.ts';
import type { Sheet } from './sheet.ts';
import { breakLongWords } from './words.ts';

export interface Written {
  face: Face;
  size: number;
  color: string;
}

/** Shaped as a whole, so that letters that join do, and words that run leftwards come in their order. */
const whole = { features: [] };

/** Other texts pdfkit lays out word by word, which it caches. */
const shaping = ({ leftwards }: Segment) => (leftwards ? whole : {});

/**
 * Writes a text from where the sheet stands, wrapped by the options' width, each stretch in a font that has it. Text in
 * the face itself is written as pdfkit does, with every option; other scripts are aligned left.
 */
export const writeText = (
  sheet: Sheet,
  text: string,
  { face, size, color }: Written,
  options: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
): void => {
  const { x = sheet.x, y = sheet.y, ...layout } = options;
  const { width } = layout;
  const broken = width === undefined ? text : breakLongWords(sheet, text, { font: face, size, width });
  const segments = segmentsOf(sheet, broken, face);
  sheet.fontSize(size).fillColor(color);
  segments.forEach((segment, i) => {
    const isLast = i === segments.length - 1;
    const how = { ...layout, ...shaping(segment), continued: isLast ? (layout.continued ?? false) : true };
    useFont(sheet, segment.font);
    if (i === 0) sheet.text(segment.text, x, y, how);
    else sheet.text(segment.text, how);
  });
};

/** The width of a text in one line, each stretch in its font. */
export const lineWidth = (
  sheet: Sheet,
  text: string,
  { face, size }: Pick<Written, 'face' | 'size'>,
): number =>
  segmentsOf(sheet, text, face).reduce((sum, { font, text: said, leftwards }) => {
    if (!leftwards) return sum + widthIn(sheet, font, said) * size;
    // Letters that join are as wide as they are only once shaped.
    useFont(sheet, font);
    return sum + sheet.fontSize(size).widthOfString(said, whole);
  }, 0);

/** How far below the face's top another font starts, for both to stand on one baseline. */
const baselineDrop = (sheet: Sheet, { face, size }: Pick<Written, 'face' | 'size'>, font: string): number =>
  ((useFont(sheet, face).ascender - useFont(sheet, font).ascender) / 1000) * size;

/** Writes one line at a place, from its right-hand segment where its script runs that way. */
export const writeLine = (
  sheet: Sheet,
  text: string,
  { face, size, color, x, y }: Written & { x: number; y: number },
): void => {
  const segments = segmentsOf(sheet, text, face);
  if (isRightToLeft(text)) segments.reverse();
  sheet.fontSize(size).fillColor(color);
  let at = x;
  segments.forEach((segment, i) => {
    const drop = segment.font === face ? 0 : baselineDrop(sheet, { face, size }, segment.font);
    useFont(sheet, segment.font);
    sheet.text(segment.text, at, y + drop, { lineBreak: false, ...shaping(segment) });
    if (i < segments.length - 1) at += sheet.widthOfString(segment.text, shaping(segment));
  });
};
