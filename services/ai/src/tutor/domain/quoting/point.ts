import { leadsOn, leansBack } from './leaning.ts';
import type { SectionUnit, WholeSection } from './section.ts';

/** Sentences that lean on each other are followed back so far. */
const longestChain = 5;
/** What a point is let grow to, in words, and the longest list that comes whole. */
const wordsOfPoint = 75;
/** A short sentence before it in the same paragraph, such as "Start with one.", comes along. */
const wordsOfIntroduction = 6;
/** With fewer it goes on in any case, where its paragraph does. */
const fewestOfPoint = 25;
const wordsOfList = 150;

/** Tells how well the unit at a place answers. */
type ScoreAt = (at: number) => number;

export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export const isListed = ({ form }: SectionUnit): boolean =>
  form === 'item' || form === 'step' || form === 'row' || form === 'head';

const isText = (unit: SectionUnit | undefined): unit is SectionUnit => unit?.form === 'text';

const places = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, at) => from + at);

/** Where the node around a unit begins, and where the next one begins. */
const nodeAround = (units: readonly SectionUnit[], at: number): { from: number; to: number } => {
  const { node } = units[at]!;
  const after = units.findIndex((unit, place) => place > at && unit.node !== node);
  return { from: units.findIndex((unit) => unit.node === node), to: after === -1 ? units.length : after };
};

const wordsIn = (units: readonly SectionUnit[], chosen: readonly number[]): number =>
  chosen.reduce((sum, at) => sum + wordCount(units[at]?.text ?? ''), 0);

/** Where to begin so that a sentence leans on nothing that is left out; null where that is too far, or no sentence. */
const beginningOf = ({ units, language }: WholeSection, at: number): number | null => {
  let from = at;
  while (leansBack(units[from]!.text, language)) {
    if (at - from >= longestChain || !isText(units[from - 1])) return null;
    from -= 1;
  }
  return from;
};

/** The list, sample or sentence that a sentence announces; null where there is none, or too much of it. */
const announced = ({ units }: WholeSection, at: number): number[] | null => {
  if (!units[at + 1]) return null;
  const { from, to } = nodeAround(units, at + 1);
  const all = isText(units[at + 1]) ? [at + 1] : places(Math.max(from, at + 1), to);
  return wordsIn(units, all) <= wordsOfList ? all : null;
};

/** A listed unit with what introduces it: its list where the question is about all of it, and else itself alone. */
const pointOfListed = (section: WholeSection, at: number, { isAboutAll }: { isAboutAll: boolean }) => {
  const { units } = section;
  const { from, to } = nodeAround(units, at);
  const isBrief = wordsIn(units, places(from, to)) <= wordsOfList;
  const own = places(from, to).filter((place) => units[place]!.block === units[at]!.block);
  const head = units[from]!.form === 'head' ? [from] : [];
  const listed = isAboutAll && isBrief ? places(from, to) : [...new Set([...head, ...own])];
  if (!isText(units[from - 1])) return leansBack(units[at]!.text, section.language) ? null : listed;
  const lead = beginningOf(section, from - 1);
  return lead === null ? listed : [...places(lead, from), ...listed];
};

const pointOfText = (section: WholeSection, at: number, score: ScoreAt): number[] | null => {
  const { units, language } = section;
  const from = beginningOf(section, at);
  if (from === null) return null;
  const before = units[from - 1];
  const isIntroduced =
    isText(before) &&
    before.block === units[from]!.block &&
    wordCount(before.text) <= wordsOfIntroduction &&
    !leansBack(before.text, language);
  let chosen = places(isIntroduced ? from - 1 : from, at + 1);
  for (let last = at; ;) {
    if (leadsOn(units[last]!.text)) {
      const rest = announced(section, last);
      return rest ? [...chosen, ...rest] : null;
    }
    const next = units[last + 1];
    if (!isText(next) || next.block !== units[at]!.block) return chosen;
    const isWanted =
      wordsIn(units, chosen) < fewestOfPoint ||
      leansBack(next.text, language) ||
      score(last + 1) >= score(at) / 2;
    const grown = [...chosen, last + 1];
    // What it announces would be torn off.
    const isWhole = !leadsOn(next.text) || announced(section, last + 1) !== null;
    if (!isWanted || !isWhole || wordsIn(units, grown) > wordsOfPoint) return chosen;
    chosen = grown;
    last += 1;
  }
};

/**
 * What is quoted around a sentence so that it makes sense by itself: what it leans on, what it announces, the list that it is
 * part of, and what goes on in its paragraph. By place in the section, in order; null where it cannot stand without more.
 */
export const pointAt = (
  section: WholeSection,
  at: number,
  { score, isAboutAll }: { score: ScoreAt; isAboutAll: boolean },
): number[] | null =>
  isListed(section.units[at]!) ? pointOfListed(section, at, { isAboutAll }) : pointOfText(section, at, score);
