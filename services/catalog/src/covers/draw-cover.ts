import type { Language } from '@academy/contracts/shared/language.ts';
import type { CoverWords } from '../domain/course.ts';
import { markedLines, type Stretch } from './marked-lines.ts';
import { coverColours, escaped, strokePath, type CoverTheme } from './svg.ts';
import { display, prompt, typeset, type Typeface, type Typeset } from './typeset.ts';

export interface CoverSource {
  words: CoverWords;
  /** The course's place, from 1. */
  number: number;
  title: string;
  language: Language;
  theme: CoverTheme;
}

export const coverSize = { width: 640, height: 240 } as const;

const margin = { left: 36, right: 36, top: 34, bottom: 30 } as const;
const lineHeight = 1.18;
const stroke = { rise: 0.86, fall: 0.25, padding: 0.16, line: 0.06 } as const;
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

interface Drawn {
  strokes: string;
  /** The lower edge of each stroke, which alone carries the pen's colour at night. */
  underlines: string;
  letters: string;
}

const drawLine = (line: readonly SetStretch[], baseline: number, em: number): Drawn => {
  let x: number = margin.left;
  let strokes = '';
  let underlines = '';
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
      const height = stroke.line * em;
      underlines += strokePath({ ...box, y: box.y + box.height - height, height }, height);
    }
    letters += set.pathAt(x + padding, baseline);
    x += set.width + 2 * padding;
  }
  return { strokes, underlines, letters };
};

/**
 * A course's cover as an SVG of 640 × 240: its words typeset on paper with one stroke of the highlighter, its number
 * and tag below. Letters are outlines, since an SVG in an <img> loads no fonts.
 */
export const drawCover = ({ words: cover, number, title, language, theme }: CoverSource): string => {
  const lines = markedLines(cover);
  const face = fittingFace(lines);
  const drawn = lines.map((line, index) =>
    drawLine(setLine(line, face), margin.top + face.size * (0.9 + index * lineHeight), face.size),
  );
  const tag = typeset(`${String(number).padStart(2, '0')} — ${cover.tag}`, tagFace);
  const { width, height } = coverSize;
  const { paper, ink, inkSoft, highlighter, wash } = coverColours[theme];
  const pathsOf = (part: keyof Drawn) => drawn.map((line) => line[part]).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    ` role="img" lang="${language}">`,
    `<title>${escaped(`${title}: ${cover.lines.join(' ')}`)}</title>`,
    `<path fill="${paper}" d="M0 0H${width}V${height}H0z"/>`,
    `<path fill="${highlighter}"${wash === 1 ? '' : ` fill-opacity="${wash}"`} d="${pathsOf('strokes')}"/>`,
    ...(wash === 1 ? [] : [`<path fill="${highlighter}" d="${pathsOf('underlines')}"/>`]),
    `<path fill="${ink}" d="${pathsOf('letters')}"/>`,
    `<path fill="${inkSoft}" d="${tag.pathAt(margin.left, height - margin.bottom)}"/>`,
    '</svg>',
  ].join('');
};
