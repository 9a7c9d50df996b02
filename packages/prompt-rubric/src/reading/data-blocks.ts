import type { Span } from '../rubric.ts';
import { foldPhrase } from './fold.ts';
import { labelOfName } from './labels.ts';
import { isCommandForm } from './commands.ts';
import {
  bracketTagAt,
  homeMadeOpenings,
  joinsMarks,
  namedMarksAt,
  pairAt,
  spokenPairAt,
  type Marked,
} from './home-made-marks.ts';
import { spokenMarksAt, spokenMarksIn } from './spoken-marks.ts';

/** A part of the prompt set apart with delimiters. */
export type DelimitedBlock = Span & {
  kind: 'fence' | 'quotes' | 'brackets' | 'tag' | 'quoted-lines' | 'rule' | 'marks';
  /** The tag's name, or a fence's language; empty elsewhere. */
  name: string;
  /** The prompt mentions the tag before it uses it: "the request stands between <request> and </request>". */
  isSpokenOf?: boolean;
};

/** A tag around a part of the prompt itself: `<contexto>` or `<instructions>` is no material. */
export function isSection({ kind, name, isSpokenOf }: DelimitedBlock): boolean {
  const label = kind === 'tag' && !isSpokenOf ? labelOfName(name) : undefined;
  return label !== undefined && label !== 'data' && label !== 'examples';
}

const QUOTE_PAIRS: Record<string, string> = { '«': '»', '“': '”', '"': '"', '„': '“' };
/** The first characters of everything that may set material apart. */
const openingMarks = [...'`"\'~<-#=*>[%|+_.', ...homeMadeOpenings, ...Object.keys(QUOTE_PAIRS)].map((mark) =>
  mark.charCodeAt(0),
);
const isOpening = new Uint8Array(Math.max(...openingMarks) + 1);
for (const code of openingMarks) isOpening[code] = 1;
const SHORTEST_QUOTE = 30;

/**
 * Finds what the writer set apart: code fences, triple quotes, `<tag>…</tag>`, long quotations, quoted lines
 * `[[…]]` and text between or after rules (`---` or `###` alone on a line). Spans cover the content and not the
 * delimiters, are sorted by start, and do not overlap except inside a section.
 */
export function findDelimitedBlocks(text: string): DelimitedBlock[] {
  const blocks: DelimitedBlock[] = [];
  const tags: Tags = { closing: indexClosingTags(text), spokenOf: new Set() };
  const find = createFinder(text);
  const spoken = spokenMarksIn(text);
  const runEnd = createRunEnd(text);
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code >= isOpening.length || isOpening[code] === 0) {
      at += 1;
      continue;
    }
    const step: Step =
      fenceAt(text, at, find) ??
      tagAt(text, at, tags) ??
      marked(spokenMarksAt(text, at, spoken, find)) ??
      marked(namedMarksAt(text, at, find)) ??
      ruleAt(text, at, find) ??
      quotedLineAt(text, at) ??
      spokenPairAt(text, at, runEnd) ??
      marked(bracketTagAt(text, at, find) ?? pairAt(text, at, find)) ??
      bracketsAt(text, at, find) ??
      quoteAt(text, at, find);
    if (step) {
      if (step.block) blocks.push(step.block);
      at = step.next;
    } else {
      at += 1;
    }
  }
  return blocks;
}

type Step = { block?: DelimitedBlock; next: number } | undefined;
/** Marks of the writer's own count as any others. */
function marked(found: Marked | undefined): Step {
  return (
    found && { block: { kind: 'marks', name: '', start: found.start, end: found.end }, next: found.next }
  );
}

type Finder = (mark: string, from: number) => number;

/** `indexOf` that searches in vain only once for each mark, so that a thousand unclosed quotes cost no more than one. */
function createFinder(text: string): Finder {
  const absent = new Set<string>();
  return (mark, from) => {
    if (absent.has(mark)) return -1;
    const position = text.indexOf(mark, from);
    if (position < 0) absent.add(mark);
    return position;
  };
}

/** Where the run of equal signs around a position ends. Asked for each sign of a run, it looks at that run once. */
function createRunEnd(text: string): (at: number) => number {
  let from = 0;
  let end = 0;
  return (at) => {
    if (at >= from && at < end) return end;
    from = at;
    for (end = at + 1; text[end] === text[at]; end += 1);
    return end;
  };
}

function fenceAt(text: string, at: number, find: Finder): Step {
  const mark = text.slice(at, at + 3);
  if (mark !== '```' && mark !== '"""' && mark !== "'''" && mark !== '~~~') return undefined;
  const close = find(mark, at + 3);
  if (close < 0) return undefined;
  let start = at + 3;
  let name = '';
  const lineEnd = text.indexOf('\n', start);
  if (mark === '```' && lineEnd > 0 && lineEnd < close && lineEnd - start < 20) {
    name = text.slice(start, lineEnd).trim();
    start = lineEnd + 1;
  }
  return { block: { kind: 'fence', name, start, end: close }, next: close + 3 };
}

/** Where each name is closed, and the names that the prompt has only mentioned so far. */
type Tags = { closing: ReadonlyMap<string, readonly number[]>; spokenOf: Set<string> };

function tagAt(text: string, at: number, { closing, spokenOf }: Tags): Step {
  if (text[at] !== '<') return undefined;
  const close = text.slice(at + 1, at + 42).indexOf('>');
  if (close < 1) return undefined;
  const name = text.slice(at + 1, at + 1 + close);
  if (!/^[\p{L}][\p{L}\p{N}_-]*$/u.test(name)) return undefined;
  const start = at + close + 2;
  const end = firstFrom(closing.get(name) ?? [], start);
  // "In <notes> you will find… <notes>…</notes>": the first one is only spoken of.
  if (end === undefined) return undefined;
  const inside = text.slice(start, end);
  if (inside.includes(`<${name}>`) || joinsMarks(inside)) {
    spokenOf.add(name);
    return undefined;
  }
  const block: DelimitedBlock = { kind: 'tag', name, start, end, isSpokenOf: spokenOf.has(name) };
  return { block, next: isSection(block) ? start : end + name.length + 3 };
}

const LONGEST_RULE = 80;

/** The first of the sorted positions that is not before `start`. */
function firstFrom(positions: readonly number[], start: number): number | undefined {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return positions[low];
}

function indexClosingTags(text: string): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const match of text.matchAll(/<\/([\p{L}][\p{L}\p{N}_-]{0,39})>/gu)) {
    const name = match[1] ?? '';
    const list = positions.get(name) ?? [];
    list.push(match.index);
    positions.set(name, list);
  }
  return positions;
}

function ruleAt(text: string, at: number, find: Finder): Step {
  if (!isLineStart(text, at) || !/[-#=*~%|+_.]/.test(text[at] ?? '')) return undefined;
  const firstEnd = text.indexOf('\n', at);
  if (firstEnd < 0 || firstEnd - at > LONGEST_RULE) return undefined;
  const line = text.slice(at, firstEnd).trim();
  if (line.length < 2 || line.replaceAll(text[at] ?? '', '').replace(/^8?[<>✂]8?$/u, '') !== '')
    return undefined;
  const mark = line.slice(0, 3);
  if (asksForSomething(text.slice(firstEnd, firstEnd + 80))) return undefined;
  const close = find(`\n${mark}`, firstEnd);
  if (close < 0) {
    const isLast = at > 0 && mark.length === 3 && text.length - firstEnd > SHORTEST_QUOTE;
    const block: DelimitedBlock = { kind: 'rule', name: '', start: firstEnd + 1, end: text.length };
    return isLast ? { block, next: text.length } : undefined;
  }
  const closeEnd = text.indexOf('\n', close + 1);
  return {
    block: { kind: 'rule', name: '', start: firstEnd + 1, end: Math.max(close, firstEnd + 1) },
    next: closeEnd < 0 ? text.length : closeEnd,
  };
}

/** A rule may also part the sections of a prompt: then a command or a label follows it. */
function asksForSomething(opening: string): boolean {
  const [first = ''] = foldPhrase(opening);
  if (/^\s*\{\{/.test(opening)) return false;
  return isCommandForm(first) || labelOfName(first) !== undefined;
}

function quotedLineAt(text: string, at: number): Step {
  if (text[at] !== '>' || !isLineStart(text, at)) return undefined;
  let end = at;
  while (text[end] === '>') {
    const lineEnd = text.indexOf('\n', end);
    end = lineEnd < 0 ? text.length : lineEnd + 1;
  }
  return { block: { kind: 'quoted-lines', name: '', start: at + 1, end }, next: end };
}

function quoteAt(text: string, at: number, find: Finder): Step {
  const close = QUOTE_PAIRS[text[at] ?? ''];
  if (!close) return undefined;
  const end = find(close, at + 1);
  if (end < 0) return undefined;
  // A short quotation is a title or an example of wording, read as part of the sentence.
  if (end - at < SHORTEST_QUOTE) return { next: end + 1 };
  return { block: { kind: 'quotes', name: '', start: at + 1, end }, next: end + 1 };
}

/** `[[material]]`. */
function bracketsAt(text: string, at: number, find: Finder): Step {
  if (text[at] !== '[' || text[at + 1] !== '[') return undefined;
  const end = find(']]', at + 2);
  if (end < 0) return undefined;
  return { block: { kind: 'brackets', name: '', start: at + 2, end }, next: end + 2 };
}

function isLineStart(text: string, at: number): boolean {
  return at === 0 || text[at - 1] === '\n';
}
