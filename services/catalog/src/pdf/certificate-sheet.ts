import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** fontkit reads a few bytes past a blank glyph, which in one of these files is the end of the file. */
const padding = Buffer.alloc(16);
const font = (path: string): Buffer =>
  Buffer.concat([readFileSync(require.resolve(`@expo-google-fonts/${path}.ttf`)), padding]);

/** The product's families, embedded so that every accent is in the file. */
const fonts = {
  reading: font('source-serif-4/400Regular/SourceSerif4_400Regular'),
  display: font('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold'),
  prompt: font('ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
} as const;

export type FontName = keyof typeof fonts;
export type Sheet = PDFKit.PDFDocument;

export const paper = '#faf7f0';
export const line = '#e2dac9';
export const ink = '#1d1a15';
export const inkSoft = '#5b5448';
export const highlighter = '#e9f27a';
/** In points, as all lengths here. */
export const margin = 60;

/** One sheet of A4 across, on warm paper. The same information gives the same bytes. */
export const openSheet = (info: { title: string; language: string; author: string; date: Date }): Sheet => {
  const sheet = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.date, ModDate: info.date },
  });
  for (const [name, data] of Object.entries(fonts)) sheet.registerFont(name, data);
  sheet.rect(0, 0, sheet.page.width, sheet.page.height).fill(paper);
  return sheet;
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
    font: FontName;
    largest: number;
    least: number;
    width: number;
    lines: number;
  },
): number => {
  sheet.font(name);
  for (let size = largest; size > least; size -= 1) {
    sheet.fontSize(size);
    const fits = sheet.heightOfString(text, { width }) <= sheet.currentLineHeight(true) * lines * 1.05;
    const longestWord = Math.max(...text.split(/\s+/).map((word) => sheet.widthOfString(word)));
    if (fits && longestWord <= width) return size;
  }
  return least;
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
