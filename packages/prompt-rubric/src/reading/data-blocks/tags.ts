import { isSection, type DelimitedBlock, type Step } from './block.ts';
import { joinsMarks } from './home-made-marks.ts';

/** Where each name is closed, and the names that the prompt has only mentioned so far. */
export type Tags = { closing: ReadonlyMap<string, readonly number[]>; spokenOf: Set<string> };

export function tagAt(text: string, at: number, { closing, spokenOf }: Tags): Step {
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

export function indexClosingTags(text: string): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const match of text.matchAll(/<\/([\p{L}][\p{L}\p{N}_-]{0,39})>/gu)) {
    const name = match[1] ?? '';
    const list = positions.get(name) ?? [];
    list.push(match.index);
    positions.set(name, list);
  }
  return positions;
}
