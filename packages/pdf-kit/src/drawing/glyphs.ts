import { fallbackFont } from './faces.ts';
import type { Sheet } from './sheet.ts';

/** What pdfkit keeps of an embedded font and its types leave out. */
interface Embedded {
  ascender: number;
  font: {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { advanceWidth: number };
    layout(text: string): unknown;
  };
}

const opened = new WeakMap<Sheet, Set<string>>();

/** Makes a font the sheet's current one; it is a face or a file of a fallback. */
export const useFont = (sheet: Sheet, name: string): Embedded => {
  if (name.includes('/')) {
    const known = opened.get(sheet) ?? new Set();
    opened.set(sheet, known);
    if (!known.has(name)) sheet.registerFont(name, fallbackFont(name));
    known.add(name);
  }
  sheet.font(name);
  // pdfkit's types do not name its current font, whose file knows which characters it has.
  return (sheet as unknown as { _font: Embedded })._font;
};

/**
 * The advance of a character at size 1, or null where the font lacks it or fontkit cannot read its tables for it: some
 * fonts have such a glyph (one of them the ideographic space), and drawing it would end the whole document.
 */
const readAdvance = ({ font }: Embedded, codePoint: number): number | null => {
  if (!font.hasGlyphForCodePoint(codePoint)) return null;
  try {
    font.layout(String.fromCodePoint(codePoint));
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
  } catch {
    return null;
  }
};

/** Of each font's characters the advance at size 1, or null for one that it cannot draw. */
const advances = new Map<string, Map<number, number | null>>();

const advanceOf = (sheet: Sheet, name: string, codePoint: number): number | null => {
  const known = advances.get(name) ?? new Map<number, number | null>();
  advances.set(name, known);
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  const advance = readAdvance(useFont(sheet, name), codePoint);
  known.set(codePoint, advance);
  return advance;
};

/** Whether fontkit can place a text as a whole and word by word: some tables fail for a mark where it stands. */
export const canLayOut = (sheet: Sheet, name: string, text: string): boolean => {
  const { font } = useFont(sheet, name);
  try {
    for (const piece of [text, ...text.split(/\s+/)]) font.layout(piece);
    return true;
  } catch {
    return false;
  }
};

/** Whether a font can draw every character of a text. */
export const hasGlyphs = (sheet: Sheet, name: string, text: string): boolean => {
  for (const character of text)
    if (advanceOf(sheet, name, character.codePointAt(0) ?? 0) === null) return false;
  return true;
};

/** Measures a text in one font without laying it out, in points at size 1: each character's own advance. */
export const widthIn = (sheet: Sheet, name: string, text: string): number => {
  let sum = 0;
  for (const character of text) sum += advanceOf(sheet, name, character.codePointAt(0) ?? 0) ?? 1;
  return sum;
};
