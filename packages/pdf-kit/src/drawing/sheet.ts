import PDFDocument from 'pdfkit';
import { faces, forgetGlyphs } from './faces.ts';

export type Sheet = PDFKit.PDFDocument;

/** The product's colours in print. */
export const ink = '#1d1a15';
export const inkSoft = '#5b5448';
export const highlighter = '#e9f27a';
export const paper = '#faf7f0';
export const line = '#e2dac9';

export interface SheetInfo {
  title: string;
  language: string;
  author: string;
  date: Date;
}

/**
 * An A4 document with the product's faces registered under their names. Lengths are in points. The same information
 * gives the same bytes.
 */
export const openSheet = (info: SheetInfo, options: PDFKit.PDFDocumentOptions = {}): Sheet => {
  forgetGlyphs();
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    // No font until one of ours is chosen: pdfkit would read its own first, for each PDF.
    font: '',
    lang: info.language,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.date, ModDate: info.date },
    ...options,
  });
  for (const [name, data] of Object.entries(faces)) sheet.registerFont(name, data);
  return sheet;
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
