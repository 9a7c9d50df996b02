import type { Language } from '@academy/contracts/shared/language.ts';
import { sectionsOf, type Section, type Unit } from './sections.ts';

/** The longest passage, in words. */
export const passageWords = 120;

/** A part of a lesson or document in one language, under one heading. */
export interface Passage {
  /** The heading that it stands under; null before the first. */
  heading: string | null;
  language: Language;
  units: readonly Unit[];
  /** Its units as the page shows them: a line for each block. */
  text: string;
  /** Which section of its text it is from, and which part of that by length: what stands there in the other language says the same. */
  extent: Extent;
}

export interface Extent {
  section: number;
  /** From 0 to 1. */
  from: number;
  to: number;
}

const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** A unit of more words than a passage may have, as several. */
const fitting = (unit: Unit): Unit[] => {
  const words = unit.text.split(/\s+/);
  if (words.length <= passageWords) return [unit];
  const parts = Math.ceil(words.length / passageWords);
  const size = Math.ceil(words.length / parts);
  return Array.from({ length: parts }, (_, at) => ({
    ...unit,
    text: words.slice(at * size, (at + 1) * size).join(' '),
  }));
};

const textOf = (units: readonly Unit[]): string => {
  let text = '';
  units.forEach((unit, at) => {
    const before = units[at - 1];
    if (before) text += before.block === unit.block ? ' ' : '\n';
    text += unit.text;
  });
  return text;
};

/**
 * Cuts a section into as few parts as hold it, of about equal length: of all ways to cut between units, the one whose
 * parts leave the least unused, by squares.
 */
const partsOf = (section: readonly Unit[]): Unit[][] => {
  const units = section.flatMap(fitting);
  const words = units.map(({ text }) => wordCount(text));
  /** By the number of units before a cut: the cost of the best cutting up to there, and where its last part begins. */
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= units.length; end += 1) {
    let choice = { cost: Infinity, from: end - 1 };
    let length = 0;
    for (let from = end - 1; from >= 0; from -= 1) {
      length += words[from] ?? 0;
      if (length > passageWords && from < end - 1) break;
      const cost = (best[from]?.cost ?? 0) + (passageWords - length) ** 2;
      if (cost < choice.cost) choice = { cost, from };
    }
    best.push(choice);
  }
  const parts: Unit[][] = [];
  for (let end = units.length; end > 0; end = best[end]?.from ?? 0)
    parts.unshift(units.slice(best[end]?.from ?? 0, end));
  return parts;
};

const passagesOfSection = ({ heading, units }: Section, section: number, language: Language): Passage[] => {
  const parts = partsOf(units).map((part) => ({ part, text: textOf(part) }));
  const total = parts.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  return parts.map(({ part, text }) => {
    const from = before / total;
    before += text.length;
    return { heading, language, units: part, text, extent: { section, from, to: before / total } };
  });
};

/** A Markdown text as passages of at most 120 words, in order; none reaches across a heading. */
export const passagesOf = (markdown: string, language: Language): Passage[] =>
  sectionsOf(markdown).flatMap((section, at) => passagesOfSection(section, at, language));
