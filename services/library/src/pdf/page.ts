import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** fontkit reads a few bytes past a blank glyph, which in one of these files is the end of the file. */
const padding = Buffer.alloc(16);
const font = (path: string): Buffer =>
  Buffer.concat([readFileSync(require.resolve(`@expo-google-fonts/${path}.ttf`)), padding]);

/** The product's families, embedded so that every accent and arrow is in the file. */
const fonts = {
  reading: font('source-serif-4/400Regular/SourceSerif4_400Regular'),
  'reading-strong': font('source-serif-4/600SemiBold/SourceSerif4_600SemiBold'),
  'reading-emphasis': font('source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic'),
  display: font('bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold'),
  prompt: font('ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
} as const;

export const ink = '#1d1a15';
export const inkSoft = '#5b5448';
export const highlighter = '#e9f27a';
export const sunk = '#f2ede1';
export const margin = 64;

export type Page = PDFKit.PDFDocument;

/** An A4 document with the families registered under their names and room for a footer. */
export const openPage = (info: { title: string; language: string; author: string; date: Date }): Page => {
  const page = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + 16 },
    bufferPages: true,
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.date, ModDate: info.date },
  });
  for (const [name, data] of Object.entries(fonts)) page.registerFont(name, data);
  return page;
};

/** The width between the margins, in points. */
export const textWidth = (page: Page): number => page.page.width - 2 * margin;

/** Starts a new page where fewer than `points` are left on this one. */
export const needRoom = (page: Page, points: number): void => {
  if (page.y + points > page.page.height - page.page.margins.bottom) page.addPage();
};
