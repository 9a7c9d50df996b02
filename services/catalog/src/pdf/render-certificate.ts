import type { Language } from '@academy/contracts/shared/language.ts';
import encodeQR from 'qr';
import { printedCode } from '../domain/certificate-code.ts';
import type { CertificateRecord } from '../domain/certificate.ts';
import {
  bytesOf,
  fittingSize,
  highlighter,
  ink,
  inkSoft,
  line,
  margin,
  openSheet,
  type Sheet,
} from './certificate-sheet.ts';
import { certificateWords } from './certificate-words.ts';

export type RenderCertificate = (certificate: CertificateRecord, language: Language) => Promise<Buffer>;

const qrSize = 112;
const textWidth = (sheet: Sheet): number => sheet.page.width - 2 * margin;

const say = (
  sheet: Sheet,
  text: string,
  { y, font, size, color = ink }: { y: number; font: string; size: number; color?: string },
): number => {
  sheet.font(font).fontSize(size).fillColor(color);
  sheet.text(text, margin, y, { width: textWidth(sheet) });
  return sheet.y;
};

const drawHead = (sheet: Sheet, brand: string, heading: string): void => {
  sheet
    .font('display')
    .fontSize(17)
    .fillColor(ink)
    .text(brand, margin, margin - 6, { lineBreak: false });
  sheet.font('prompt').fontSize(10).fillColor(inkSoft);
  sheet.text(heading.toUpperCase(), margin, margin - 1, {
    width: textWidth(sheet),
    align: 'right',
    characterSpacing: 2,
  });
  sheet.moveTo(margin, margin + 26).lineTo(sheet.page.width - margin, margin + 26);
  sheet.lineWidth(0.75).stroke(line);
};

const linesOf = (sheet: Sheet, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && sheet.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The name with the highlighter's stroke behind the lower half of each line. */
const drawName = (sheet: Sheet, name: string, y: number): number => {
  const width = textWidth(sheet);
  const size = fittingSize(sheet, name, { font: 'display', largest: 46, least: 22, width, lines: 1 });
  sheet.font('display').fontSize(size);
  const height = sheet.currentLineHeight(true);
  const lines = linesOf(sheet, name, width);
  lines.forEach((text, i) => {
    const stroke = Math.min(width, sheet.widthOfString(text));
    sheet.roundedRect(margin - 6, y + height * (i + 0.5), stroke + 12, height * 0.36, 3).fill(highlighter);
  });
  return say(sheet, lines.join('\n'), { y, font: 'display', size });
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
    .font('prompt')
    .fontSize(18)
    .fillColor(ink)
    .text(code, margin, y + 41, { width });
  label(words.verify, y + 78);
  const size = fittingSize(sheet, address, { font: 'prompt', largest: 10, least: 6, width, lines: 1 });
  sheet.font('prompt').fontSize(size).fillColor(ink);
  sheet.text(address, margin, y + 94, { width, link: address, lineBreak: false });
};

/** Renders certificates under the academy's name, with a QR to the page that verifies them. */
export const createRenderCertificate =
  ({ brand, publicUrl }: { brand: string; publicUrl: string }): RenderCertificate =>
  (certificate, language) => {
    const words = certificateWords[language];
    const { name, lessonCount, exerciseCount, completedAt, issuedAt } = certificate;
    const course = language === 'es' ? certificate.courseTitleEs : certificate.courseTitleEn;
    const code = printedCode(certificate.code);
    const address = `${publicUrl.replace(/\/+$/, '')}/certificates/${code}`;
    const date = completedAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
    const title = words.documentTitle(course, name);
    const sheet = openSheet({ title, language, author: brand, date: issuedAt });
    drawHead(sheet, brand, words.heading);
    const soft = { font: 'reading', size: 15, color: inkSoft };
    let y = say(sheet, `${brand} ${words.certifies}`, { ...soft, y: margin + 62 });
    y = drawName(sheet, name, y + 8);
    y = say(sheet, words.completed, { ...soft, y: y + 14 });
    y = drawTitle(sheet, course, y + 6);
    y = say(sheet, words.extent(lessonCount, exerciseCount), { ...soft, size: 13, y: y + 14 });
    say(sheet, words.completedOn(date), { ...soft, size: 13, y: y + 2 });
    drawFoot(sheet, { code, address, words });
    return bytesOf(sheet);
  };
