import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** fontkit reads a few bytes past a blank glyph, which in one of these files is the end of the file. */
const padding = Buffer.alloc(16);
const font = (path: string): Buffer =>
  Buffer.concat([readFileSync(require.resolve(`@expo-google-fonts/${path}.ttf`)), padding]);

/** The product's families, embedded so that every accent and currency sign is in the file. */
const fonts = {
  reading: font('source-serif-4/400Regular/SourceSerif4_400Regular'),
  'reading-strong': font('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  display: font('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold'),
  figures: font('ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
  'figures-strong': font('ibm-plex-mono/600SemiBold/IBMPlexMono_600SemiBold'),
} as const;

export type FontName = keyof typeof fonts;
export type Sheet = PDFKit.PDFDocument;

export const line = '#d5ccb9';
export const ink = '#1d1a15';
export const inkSoft = '#5b5448';
export const highlighter = '#e9f27a';
/** In points, as all lengths here. */
export const margin = 56;

/** One white sheet of A4, since invoices are printed. The same information gives the same bytes. */
export const openSheet = (info: { title: string; language: string; author: string; date: Date }): Sheet => {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.date, ModDate: info.date },
  });
  for (const [name, data] of Object.entries(fonts)) sheet.registerFont(name, data);
  return sheet;
};

export interface Placed {
  x: number;
  y: number;
  width: number;
  font: FontName;
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
  sheet.font(name).fontSize(size).fillColor(color);
  sheet.text(text, x, y, { width, align, lineGap: 2 });
  return sheet.y - y;
};

export const rule = (sheet: Sheet, y: number, { from, color }: { from: number; color: string }): void => {
  sheet.moveTo(from, y).lineTo(sheet.page.width - margin, y);
  sheet.lineWidth(0.75).stroke(color);
};

/** Ends the sheet and gives its bytes. */
export const bytesOf = (sheet: Sheet): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.on('error', reject);
    sheet.end();
  });
