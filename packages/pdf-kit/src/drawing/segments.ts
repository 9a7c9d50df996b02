import anyAscii from 'any-ascii';
import { fallbacksFor } from './faces.ts';
import { canLayOut, hasGlyphs } from './glyphs.ts';
import type { Sheet } from './sheet.ts';

/** A stretch of text that one font has all of. */
export interface Segment {
  font: string;
  text: string;
  /** Whether it has letters of a script that runs leftwards. */
  leftwards: boolean;
}

const clusters = new Intl.Segmenter('es', { granularity: 'grapheme' });
/** Joiners, variation selectors and marks of direction choose forms; they need no glyph. */
const needsNoGlyph = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const isNeutral = /^[\p{Zs}\p{P}\p{N}]+$/u;

const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

const chosen = new Map<string, Segment>();
const chosenAtMost = 20_000;

const choose = (sheet: Sheet, cluster: string, face: string): Segment => {
  const visible = cluster.replaceAll(needsNoGlyph, '');
  const named = fallbacksFor(visible.codePointAt(0) ?? 0);
  const font = [face, 'reading', ...named].find((each) => hasGlyphs(sheet, each, visible));
  return font
    ? { font, text: cluster, leftwards: hasRightToLeft(cluster) }
    : { font: face, text: anyAscii(cluster) || '?', leftwards: false };
};

const segmentOf = (sheet: Sheet, cluster: string, face: string, before: Segment | undefined): Segment => {
  // A space between two words of another script belongs to them, or their order would be lost.
  if (before?.leftwards && isNeutral.test(cluster) && hasGlyphs(sheet, before.font, cluster))
    return { font: before.font, text: cluster, leftwards: true };
  const key = `${face} ${cluster}`;
  const known = chosen.get(key) ?? choose(sheet, cluster, face);
  if (chosen.size < chosenAtMost) chosen.set(key, known);
  return { ...known };
};

const byClusters = (sheet: Sheet, word: string, face: string, before: Segment | undefined): Segment[] => {
  const segments: Segment[] = [];
  for (const { segment } of clusters.segment(word))
    segments.push(segmentOf(sheet, segment, face, segments.at(-1) ?? before));
  return segments;
};

const ofWord = (sheet: Sheet, word: string, face: string, before: Segment | undefined): Segment[] => {
  if (/^[\n\t]/.test(word))
    return [{ font: before?.font ?? face, text: word, leftwards: before?.leftwards ?? false }];
  // A word in one face where one has all of it: some faces have single letters of other scripts, as symbols.
  const font = /^\s/.test(word) ? undefined : [face, 'reading'].find((each) => hasGlyphs(sheet, each, word));
  return font
    ? [{ font, text: word, leftwards: hasRightToLeft(word) }]
    : byClusters(sheet, word, face, before);
};

/** Scripts that join are placed as a whole: a stretch that its font cannot place is written in Latin letters. */
const drawable = (sheet: Sheet, segment: Segment, face: string): Segment =>
  !segment.leftwards || canLayOut(sheet, segment.font, segment.text)
    ? segment
    : { font: face, text: anyAscii(segment.text) || '?', leftwards: false };

/**
 * A text as stretches that a font has every character of: the face asked for, then the reading face, then those of
 * other scripts. What none has is written in Latin letters. A stretch never holds a character without a glyph.
 */
export const segmentsOf = (sheet: Sheet, text: string, face: string): Segment[] => {
  const drawn = text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
  if (hasGlyphs(sheet, face, drawn.replaceAll(/[\n\t]/g, '')))
    return [{ font: face, text: drawn, leftwards: hasRightToLeft(drawn) }];
  const segments: Segment[] = [];
  for (const word of drawn.split(/([\n\t]+|\s+)/))
    for (const segment of word === '' ? [] : ofWord(sheet, word, face, segments.at(-1))) {
      const last = segments.at(-1);
      if (last?.font === segment.font) {
        last.text += segment.text;
        last.leftwards ||= segment.leftwards;
      } else segments.push(segment);
    }
  return segments.map((segment) => drawable(sheet, segment, face));
};

/** Whether a line of this text begins on the right. */
export const isRightToLeft = (text: string): boolean => {
  const [first] = /\p{L}/u.exec(text) ?? [];
  return first !== undefined && rightToLeft.test(first);
};
