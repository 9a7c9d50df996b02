import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';

export type Status = CriterionVerdict['status'];

/** A stretch of text under one stroke. Offsets are UTF-16, `end` excluded. */
export interface Stroke {
  start: number;
  end: number;
  status: Status;
}

export interface Segment {
  text: string;
  /** Null where nothing is marked. */
  status: Status | null;
}

const gravity: Record<Status, number> = { met: 0, partly: 1, missing: 2, broken: 3 };

/** As much of a criterion's verdict as its strokes are drawn from. */
export type JudgedCriterion = Pick<CriterionVerdict, 'status' | 'spans'>;

/** The strokes of a verdict, clipped to the text. */
export function strokesOf(criteria: readonly JudgedCriterion[], length: number): Stroke[] {
  return criteria
    .flatMap(({ status, spans }) => spans.map((span) => ({ ...span, status })))
    .map(({ start, end, status }) => ({ start: Math.max(0, start), end: Math.min(length, end), status }))
    .filter(({ start, end }) => start < end);
}

/**
 * Cuts a text along its strokes. Where strokes overlap, the graver one is seen: it is what the learner
 * should look at.
 */
export function segment(text: string, strokes: readonly Stroke[]): Segment[] {
  const edges = new Set([0, text.length]);
  for (const { start, end } of strokes) edges.add(start).add(end);
  const cuts = [...edges].sort((a, b) => a - b);
  const segments: Segment[] = [];
  for (let index = 0; index + 1 < cuts.length; index += 1) {
    const [start, end] = [cuts[index]!, cuts[index + 1]!];
    const status = gravest(strokes.filter((stroke) => stroke.start <= start && stroke.end >= end));
    const last = segments.at(-1);
    if (last && last.status === status) last.text += text.slice(start, end);
    else segments.push({ text: text.slice(start, end), status });
  }
  return segments;
}

/** The same, a list for each line of the text; line breaks are in none. */
export function segmentLines(text: string, strokes: readonly Stroke[]): Segment[][] {
  const lines: Segment[][] = [[]];
  for (const { text: piece, status } of segment(text, strokes))
    for (const [index, part] of piece.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, status });
    }
  return lines;
}

const gravest = (strokes: readonly Stroke[]): Status | null =>
  strokes.reduce<Status | null>(
    (worst, { status }) => (worst === null || gravity[status] > gravity[worst] ? status : worst),
    null,
  );

/**
 * Carries strokes over from the checked text to the edited one: those before the edit stay, those after
 * it move along, those that the edit touches go, since their verdict no longer holds.
 */
export function carryStrokes(checked: string, edited: string, strokes: readonly Stroke[]): Stroke[] {
  const shorter = Math.min(checked.length, edited.length);
  let head = 0;
  while (head < shorter && checked[head] === edited[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && checked.at(-1 - tail) === edited.at(-1 - tail)) tail += 1;
  const moved = edited.length - checked.length;
  return strokes.flatMap((stroke) => {
    if (stroke.end <= head) return [stroke];
    if (stroke.start >= checked.length - tail) {
      return [{ ...stroke, start: stroke.start + moved, end: stroke.end + moved }];
    }
    return [];
  });
}
