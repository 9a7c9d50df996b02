import * as en from '../../lexicon/en/marks.ts';
import * as es from '../../lexicon/es/marks.ts';
import { wordSet } from '../../lexicon/fold-list.ts';
import { foldPhrase } from '../fold.ts';

/** A stretch between marks of the writer's own, and where to read on. */
export type Marked = { start: number; end: number; next: number };
type Finder = (mark: string, from: number) => number;
type RunEnd = (at: number) => number;

/** Pairs that open and close, longest first: "<<< … >>>", "««« … »»»", "||| … |||". */
const PAIRS: readonly (readonly [string, string])[] = [
  ['<<<', '>>>'],
  ['<<', '>>'],
  ['«««', '»»»'],
  ['««', '»»'],
  ['|||', '|||'],
  ['||', '||'],
  ['%%%', '%%%'],
  ['%%', '%%'],
  ['¡¡', '!!'],
  ['@@@', '@@@'],
  ['@@', '@@'],
  ['~~', '~~'],
  ['::::', '::::'],
  [':::', ':::'],
  ['┌', '┐'],
  ['└', '┘'],
];
const FEWEST_INSIDE = 6;
const LONGEST_NAME = 30;
const LONGEST_LINE = 60;
/** A text of nothing but openings must not take longer for it. */
const MOST_LINES = 30;
const openingWords = wordSet(es.openings, en.openings);
const closingWords = wordSet(es.closings, en.closings);

/** The first characters of all of these. */
export const homeMadeOpenings = [...new Set(PAIRS.map(([open]) => open[0] ?? ''))].join('');

const joints = wordSet(es.joints, en.joints);
const LONGEST_JOINT = 10;

/** "Between <notes> and </notes>", "entre @@@ y @@@": nothing stands there but the word between the two. */
export function joinsMarks(inside: string): boolean {
  if (inside.length > LONGEST_JOINT) return false;
  const words = foldPhrase(inside);
  return words.length === 1 && joints.has(words[0] ?? '');
}

/** Where to read on behind a pair of marks that is only spoken of, or undefined. */
export function spokenPairAt(text: string, at: number, runEnd: RunEnd): { next: number } | undefined {
  for (const [open, close] of PAIRS) {
    if (!text.startsWith(open, at)) continue;
    const start = runEnd(at);
    const length = text.slice(start, start + LONGEST_JOINT + close.length).indexOf(close);
    if (length < 0 || !joinsMarks(text.slice(start, start + length))) continue;
    let next = start + length;
    while (text[next] === close[0]) next += 1;
    return { next };
  }
  return undefined;
}

/** Text between a pair of marks that the writer made up, or undefined. */
export function pairAt(text: string, at: number, find: Finder): Marked | undefined {
  for (const [open, close] of PAIRS) {
    if (!text.startsWith(open, at)) continue;
    const start = at + open.length;
    const end = find(close, start);
    if (end < 0 || end - start < FEWEST_INSIDE) continue;
    return { start, end, next: end + close.length };
  }
  return undefined;
}

/** "[CARTA] … [/CARTA]", "[inicio] … [fin]", or undefined. */
export function bracketTagAt(text: string, at: number, find: Finder): Marked | undefined {
  const close = text.slice(at + 1, at + LONGEST_NAME).indexOf(']');
  if (text[at] !== '[' || close < 1) return undefined;
  const name = text.slice(at + 1, at + 1 + close);
  if (!/^\p{L}[\p{L}\p{N} _-]*$/u.test(name)) return undefined;
  const start = at + close + 2;
  const closing = [
    `[/${name}]`,
    ...(has(name, openingWords) ? [...closingWords].map((word) => `[${word}]`) : []),
  ];
  for (const mark of closing) {
    const end = find(mark, start);
    if (end - start >= FEWEST_INSIDE) return { start, end, next: end + mark.length };
  }
  return undefined;
}

/** "--- INICIO ---" on a line of its own, and what follows up to "--- FIN ---", or undefined. */
export function namedMarksAt(text: string, at: number, find: Finder): Marked | undefined {
  if (at > 0 && text[at - 1] !== '\n') return undefined;
  const firstEnd = text.indexOf('\n', at);
  if (firstEnd < 0 || firstEnd - at > LONGEST_LINE) return undefined;
  const first = text.slice(at, firstEnd);
  if (!has(first, openingWords) && !isNamedRule(first)) return undefined;
  const mark = text.slice(at, at + 1);
  let line = find(`\n${mark}`, firstEnd);
  for (
    let tried = 0;
    line >= 0 && tried < MOST_LINES;
    tried += 1, line = text.indexOf(`\n${mark}`, line + 1)
  ) {
    const lineEnd = text.indexOf('\n', line + 1);
    const end = lineEnd < 0 ? text.length : lineEnd;
    if (has(text.slice(line, Math.min(end, line + LONGEST_LINE)), closingWords))
      return { start: firstEnd + 1, end: Math.max(line, firstEnd + 1), next: end };
  }
  return undefined;
}

/** "===RECLAMO===". */
const isNamedRule = (line: string): boolean => /^([-=#*+~_])\1+ ?\p{L}[\p{L} ]{0,30}\1{2,}\s*$/u.test(line);

function has(line: string, set: ReadonlySet<string>): boolean {
  return foldPhrase(line).some((word) => set.has(word));
}
