import type { Language } from '@academy/contracts/shared/language.ts';
import { printedCode } from '../domain/certificate-code.ts';
import type { CertificateRecord } from '../domain/certificate.ts';
import { certificateWords } from '../pdf/certificate-words.ts';
import { coverColours, escaped, strokePath } from './svg.ts';
import { display, prompt, typeset, type Typeface } from './typeset.ts';

const { paper: sunk, ink, inkSoft, highlighter } = coverColours.light;

export interface CertificateImageSource {
  certificate: CertificateRecord;
  language: Language;
  brand: string;
}

/** The shape in which networks show a link's picture. */
const imageSize = { width: 1200, height: 630 } as const;
const margin = 80;
const room = imageSize.width - 2 * margin;

const heading = (size: number): Typeface => ({ font: display, size, spacing: -0.02 });
const small = (size: number): Typeface => ({ font: prompt, size, spacing: 0 });

/** The face as large as the text fits on one line. */
const fitting = (text: string, face: Typeface): Typeface => ({
  ...face,
  size: face.size * Math.min(1, room / Math.max(1, typeset(text, face).width)),
});

interface Line {
  text: string;
  face: Typeface;
  y: number;
  color: string;
}

const isDrawable = (text: string, { font }: Typeface): boolean =>
  [...text].every((letter) => font().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Letters that the product's fonts do not have are left to those of the reader's system. */
const systemLine = ({ text, face, y, color }: Line): string => {
  const size = Math.round(Math.min(face.size, room / [...text].length));
  return `<text x="${margin}" y="${y}" fill="${color}" font-family="system-ui,sans-serif" font-size="${size}">${escaped(text)}</text>`;
};

const lineOf = (line: Line): string => {
  if (!isDrawable(line.text, line.face)) return systemLine(line);
  const set = typeset(line.text, fitting(line.text, line.face));
  return `<path fill="${line.color}" d="${set.pathAt(margin, line.y)}"/>`;
};

const rightEnd = (text: string, face: Typeface, y: number): string => {
  const set = typeset(text, face);
  return `<path fill="${inkSoft}" d="${set.pathAt(imageSize.width - margin - set.width, y)}"/>`;
};

/** The highlighter's stroke behind the course's title. */
const strokeBehind = (text: string, face: Typeface, baseline: number): string => {
  const fit = fitting(text, face);
  const width = Math.min(room, typeset(text, fit).width);
  const box = { x: margin - 12, y: baseline - 0.8 * fit.size, width: width + 24, height: 1.05 * fit.size };
  return `<path fill="${highlighter}" d="${strokePath(box, fit.size)}"/>`;
};

/**
 * A certificate as an SVG of 1200 × 630 to post: who completed what, when, and the code that verifies it. Letters are
 * outlines, since an SVG in an <img> loads no fonts.
 */
export const drawCertificateImage = ({ certificate, language, brand }: CertificateImageSource): string => {
  const words = certificateWords[language];
  const { name, lessonCount, exerciseCount, completedAt } = certificate;
  const course = language === 'es' ? certificate.courseTitleEs : certificate.courseTitleEn;
  const { width, height } = imageSize;
  const lines: Line[] = [
    { text: brand, face: heading(38), y: 112, color: ink },
    { text: name, face: heading(80), y: 262, color: ink },
    { text: words.completed, face: small(26), y: 330, color: inkSoft },
    { text: course, face: heading(56), y: 414, color: ink },
    { text: words.extent(lessonCount, exerciseCount), face: small(24), y: 482, color: inkSoft },
    { text: words.completedOn(completedAt), face: small(24), y: 562, color: inkSoft },
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" lang="${language}">`,
    `<title>${escaped(words.documentTitle(course, name))}</title>`,
    `<path fill="${sunk}" d="M0 0H${width}V${height}H0z"/>`,
    strokeBehind(course, heading(56), 414),
    ...lines.map(lineOf),
    rightEnd(words.heading, small(26), 108),
    rightEnd(printedCode(certificate.code), small(24), 562),
    '</svg>',
  ].join('');
};
