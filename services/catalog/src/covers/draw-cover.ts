import type { Language } from '@academy/contracts/shared/language.ts';
import type { CoverWords } from '../domain/course.ts';
import { markedLines, type Stretch } from './marked-lines.ts';
import { display, prompt, typeset, type Typeface, type Typeset } from './typeset.ts';

export interface CoverSource {
  words: CoverWords;
  /** The course's place, from 1. */
  number: number;
  title: string;
  language: Language;
}

export const coverSize = { width: 640, height: 240 } as const;

/*
 * An SVG in an <img> follows the system's colour scheme at most, never the app's own switch, so a cover that changed
 * with it would be wrong for whoever switched. It stays a sheet of paper in both themes: on the desk at night it lies
 * there as paper does, and the words keep their contrast (ink 14.8:1, the tag 6.3:1).
 */
const sunk = '#f2ede1';
const ink = '#1d1a15';
const inkSoft = '#5b5448';
const highlighter = '#e9f27a';

const margin = { left: 36, right: 36, top: 34, bottom: 30 } as const;
const lineHeight = 1.18;
const stroke = { rise: 0.86, fall: 0.25, padding: 0.16 } as const;
const words: Typeface = { font: display, size: 44, spacing: -0.02 };
const tagFace: Typeface = { font: prompt, size: 22, spacing: 0 };

interface SetStretch {
  marked: boolean;
  set: Typeset;
}

const setLine = (line: readonly Stretch[], face: Typeface): SetStretch[] =>
  line.map(({ text, marked }) => ({ marked, set: typeset(text, face) }));

const widthOf = (line: readonly SetStretch[], size: number): number =>
  line.reduce((sum, { marked, set }) => sum + set.width + (marked ? 2 * stroke.padding * size : 0), 0);

/** Words as large as they fit; the widest letters set smaller rather than run off the paper. */
const fittingFace = (lines: readonly Stretch[][]): Typeface => {
  const room = coverSize.width - margin.left - margin.right;
  const widest = Math.max(...lines.map((line) => widthOf(setLine(line, words), words.size)));
  return { ...words, size: words.size * Math.min(1, room / widest) };
};

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** A highlighter's stroke: a box whose four corners are each round in their own way. */
const strokePath = (box: { x: number; y: number; width: number; height: number }, em: number): string => {
  const { x, y, width, height } = box;
  const [topLeft, topRight, bottomRight, bottomLeft] = [0.22, 0.4, 0.2, 0.34].map((r) =>
    Math.min(r * em, width / 2, height / 2),
  ) as [number, number, number, number];
  const arc = (r: number, dx: number, dy: number): string =>
    `a${rounded(r)} ${rounded(r)} 0 0 1 ${rounded(dx)} ${rounded(dy)}`;
  return [
    `M${rounded(x + topLeft)} ${rounded(y)}H${rounded(x + width - topRight)}`,
    arc(topRight, topRight, topRight),
    `V${rounded(y + height - bottomRight)}`,
    arc(bottomRight, -bottomRight, bottomRight),
    `H${rounded(x + bottomLeft)}`,
    arc(bottomLeft, -bottomLeft, -bottomLeft),
    `V${rounded(y + topLeft)}`,
    `${arc(topLeft, topLeft, -topLeft)}z`,
  ].join('');
};

interface Drawn {
  strokes: string;
  letters: string;
}

const drawLine = (line: readonly SetStretch[], baseline: number, em: number): Drawn => {
  let x: number = margin.left;
  let strokes = '';
  let letters = '';
  for (const { marked, set } of line) {
    const padding = marked ? stroke.padding * em : 0;
    if (marked) {
      const box = {
        x,
        y: baseline - stroke.rise * em,
        width: set.width + 2 * padding,
        height: (stroke.rise + stroke.fall) * em,
      };
      strokes += strokePath(box, em);
    }
    letters += set.pathAt(x + padding, baseline);
    x += set.width + 2 * padding;
  }
  return { strokes, letters };
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/**
 * A course's cover as an SVG of 640 × 240: its words typeset on paper with one stroke of the highlighter, its number
 * and tag below. Letters are outlines, since an SVG in an <img> loads no fonts.
 */
export const drawCover = ({ words: cover, number, title, language }: CoverSource): string => {
  const lines = markedLines(cover);
  const face = fittingFace(lines);
  const drawn = lines.map((line, index) =>
    drawLine(setLine(line, face), margin.top + face.size * (0.9 + index * lineHeight), face.size),
  );
  const tag = typeset(`${String(number).padStart(2, '0')} — ${cover.tag}`, tagFace);
  const { width, height } = coverSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" lang="${language}">`,
    `<title>${escaped(`${title}: ${cover.lines.join(' ')}`)}</title>`,
    `<path fill="${sunk}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="${highlighter}" d="${drawn.map(({ strokes }) => strokes).join('')}"/>`,
    `<path fill="${ink}" d="${drawn.map(({ letters }) => letters).join('')}"/>`,
    `<path fill="${inkSoft}" d="${tag.pathAt(margin.left, height - margin.bottom)}"/>`,
    '</svg>',
  ].join('');
};
