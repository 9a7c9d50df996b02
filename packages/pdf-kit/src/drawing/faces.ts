import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

/** fontkit reads a few bytes past a blank glyph, which in one of these files is the end of the file. */
const padding = Buffer.alloc(16);
const bytes = (path: string): Buffer => Buffer.concat([readFileSync(require.resolve(path)), padding]);

/** A font that pdfkit embeds. */
export type PdfFont = PDFKit.Mixins.PDFFontSource;

/** What fontkit keeps of a font's glyphs, and its types leave out. */
interface KeepsGlyphs {
  _glyphs: object;
}

const opened: KeepsGlyphs[] = [];

/**
 * A font's tables are read once for each thread, not for each PDF: reading them is most of drawing a page. What a PDF
 * uses of a font is a subset of its own.
 */
const font = (path: string): PdfFont => {
  // pdfkit takes fontkit's fonts as they are; its types name files and bytes only.
  const made: unknown = create(bytes(path));
  opened.push(made as KeepsGlyphs);
  return made as PdfFont;
};

/**
 * Lets each font forget its glyphs. A glyph keeps the character that it was first asked for by, which a reader copies
 * out of the PDF: without this, it would be that of an earlier PDF.
 */
export const forgetGlyphs = (): void => {
  for (const each of opened) each._glyphs = {};
};

const ttf = (path: string): PdfFont => font(`@expo-google-fonts/${path}.ttf`);

/** The product's faces, embedded so that every accent, arrow and currency sign is in the file. */
export const faces = {
  reading: ttf('source-serif-4/400Regular/SourceSerif4_400Regular'),
  'reading-strong': ttf('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  'reading-emphasis': ttf('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  display: ttf('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold'),
  mono: ttf('ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
  'mono-strong': ttf('ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold'),
} as const;

export type Face = keyof typeof faces;

interface Slice {
  /** Below `@fontsource/`. */
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** For scripts that the product's faces lack. Each is split into files by Unicode range; the first that has it wins. */
const families = ['noto-sans-arabic', 'noto-sans-devanagari', 'kosugi', 'zcool-xiaowei', 'gowun-dodum'];

const rangesOf = (list: string): Slice['ranges'] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const slicesOf = (family: string): Slice[] => {
  const map: unknown = JSON.parse(
    readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8'),
  );
  return Object.entries(map as Record<string, string>)
    .filter(([name]) => name.startsWith('[') || family.endsWith(name))
    .map(([name, list]) => ({
      path: `${family}/files/${family}-${name.replace(/[[\]]/g, '')}-400-normal.woff`,
      ranges: rangesOf(list),
    }));
};

let slices: Slice[] | undefined;

/** Names the files that may have a character, by the published ranges; empty where none does. */
export const fallbacksFor = (codePoint: number): string[] => {
  slices ??= families.flatMap(slicesOf);
  return slices
    .filter(({ ranges }) => ranges.some(([first, last]) => first <= codePoint && codePoint <= last))
    .map(({ path }) => path);
};

const loaded = new Map<string, PdfFont>();

/** The font in a file that `fallbacksFor` named. */
export const fallbackFont = (path: string): PdfFont => {
  const known = loaded.get(path) ?? font(`@fontsource/${path}`);
  loaded.set(path, known);
  return known;
};
