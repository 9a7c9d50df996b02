import type { Language } from '@academy/contracts/shared/language.ts';
import encodeQR from 'qr';
import { printedCode } from '../domain/certificate-code.ts';
import type { CertificateRecord } from '../domain/certificate.ts';
import { bytesOf, highlighter, ink, inkSoft, line, type Sheet } from '@academy/pdf-kit/drawing/sheet.ts';
import type { Face } from '@academy/pdf-kit/drawing/faces.ts';
import { lineWidth, writeLine, writeText } from '@academy/pdf-kit/drawing/write-text.ts';
import { fittingSize, margin, openCertificate, wrapped } from './certificate-sheet.ts';
import { certificateWords } from './certificate-words.ts';

/** A certificate in the language that it is printed in. */
export interface PrintedCertificate {
  certificate: CertificateRecord;
  language: Language;
}

const qrSize = 112;
const textWidth = (sheet: Sheet): number => sheet.page.width - 2 * margin;

const say = (
  sheet: Sheet,
  text: string,
  { y, font, size, color = ink }: { y: number; font: Face; size: number; color?: string },
): number => {
  writeText(sheet, text, { face: font, size, color }, { x: margin, y, width: textWidth(sheet) });
  return sheet.y;
};

const drawHead = (sheet: Sheet, brand: string, heading: string): void => {
  sheet
    .font('display')
    .fontSize(17)
    .fillColor(ink)
    .text(brand, margin, margin - 6, { lineBreak: false });
  sheet.font('mono').fontSize(10).fillColor(inkSoft);
  sheet.text(heading.toUpperCase(), margin, margin - 1, {
    width: textWidth(sheet),
    align: 'right',
    characterSpacing: 2,
  });
  sheet.moveTo(margin, margin + 26).lineTo(sheet.page.width - margin, margin + 26);
  sheet.lineWidth(0.75).stroke(line);
};

/** The name with the highlighter's stroke behind the lower half of each line. */
const drawName = (sheet: Sheet, name: string, y: number): number => {
  const width = textWidth(sheet);
  const size = fittingSize(sheet, name, { font: 'display', largest: 46, least: 22, width, lines: 1 });
  const written = { face: 'display', size, color: ink } as const;
  sheet.font('display').fontSize(size);
  const height = sheet.currentLineHeight(true);
  let at = y;
  for (const text of wrapped(sheet, name, { face: 'display', size, width })) {
    const stroke = Math.min(width, lineWidth(sheet, text, written));
    sheet.roundedRect(margin - 6, at + height / 2, stroke + 12, height * 0.36, 3).fill(highlighter);
    writeLine(sheet, text, { ...written, x: margin, y: at });
    at += height;
  }
  return at;
};

const drawTitle = (sheet: Sheet, title: string, y: number): number => {
  const width = textWidth(sheet);
  const size = fittingSize(sheet, title, { font: 'display', largest: 28, least: 14, width, lines: 2 });
  return say(sheet, title, { y, font: 'display', size });
};

const drawQr = (sheet: Sheet, address: string, { x, y }: { x: number; y: number }): void => {
  // The paper around it is its quiet zone; the border of one module that it comes with is cut off.
  const bordered = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  const side = qrSize / modules.length;
  modules.forEach((row, i) =>
    row.forEach((isDark, j) => {
      if (isDark) sheet.rect(x + j * side, y + i * side, side, side);
    }),
  );
  // One fill for all: no hairlines between the modules.
  sheet.fill(ink);
  sheet.link(x, y, qrSize, qrSize, address);
};

const drawFoot = (
  sheet: Sheet,
  { code, address, words }: { code: string; address: string; words: (typeof certificateWords)[Language] },
): void => {
  const x = sheet.page.width - margin - qrSize;
  const y = sheet.page.height - margin - qrSize;
  drawQr(sheet, address, { x, y });
  const width = textWidth(sheet) - qrSize - 32;
  const label = (text: string, at: number): void => {
    sheet.font('reading').fontSize(11).fillColor(inkSoft).text(text, margin, at, { width });
  };
  label(words.code, y + 26);
  sheet
    .font('mono')
    .fontSize(18)
    .fillColor(ink)
    .text(code, margin, y + 41, { width });
  label(words.verify, y + 78);
  const size = fittingSize(sheet, address, { font: 'mono', largest: 10, least: 6, width, lines: 1 });
  sheet.font('mono').fontSize(size).fillColor(ink);
  sheet.text(address, margin, y + 94, { width, link: address, lineBreak: false });
};

/** Draws certificates under the academy's name, with a QR to the page that verifies them. */
export const drawCertificate =
  ({ brand, publicUrl }: { brand: string; publicUrl: string }) =>
  async ({ certificate, language }: PrintedCertificate): Promise<Buffer> => {
    const words = certificateWords[language];
    const { name, lessonCount, exerciseCount, completedAt, issuedAt } = certificate;
    const course = language === 'es' ? certificate.courseTitleEs : certificate.courseTitleEn;
    const code = printedCode(certificate.code);
    const address = `${publicUrl}/certificates/${code}`;
    const title = words.documentTitle(course, name);
    const sheet = openCertificate({ title, language, author: brand, date: issuedAt });
    drawHead(sheet, brand, words.heading);
    const soft = { font: 'reading', size: 15, color: inkSoft } as const;
    let y = say(sheet, `${brand} ${words.certifies}`, { ...soft, y: margin + 62 });
    y = drawName(sheet, name, y + 8);
    y = say(sheet, words.completed, { ...soft, y: y + 14 });
    y = drawTitle(sheet, course, y + 6);
    y = say(sheet, words.extent(lessonCount, exerciseCount), { ...soft, size: 13, y: y + 14 });
    say(sheet, words.completedOn(completedAt), { ...soft, size: 13, y: y + 2 });
    drawFoot(sheet, { code, address, words });
    return bytesOf(sheet);
  };
