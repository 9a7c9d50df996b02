import type { TutorSpan } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { PhrasingContent, Text } from 'mdast';

/** What is placed: parts of this Markdown. */
interface Placed {
  spans: readonly TutorSpan[];
  markdown: string;
}

/** A piece of a paragraph with where it stands in the Markdown. */
interface Piece {
  node: PhrasingContent;
  from: number;
  to: number;
}

const entity = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/iy;

/** How many characters of a text node's value come before a place in the Markdown, whose escapes, entities and line beginnings are longer. */
function charactersBefore(
  place: number,
  { value, start, markdown }: { value: string; start: number; markdown: string },
): number {
  let read = 0;
  for (let at = start; at < place && read < value.length;) {
    entity.lastIndex = at;
    const [escaped] = entity.exec(markdown) ?? [];
    if (escaped && !value.startsWith(escaped, read)) {
      read += (value.codePointAt(read) ?? 0) > 0xffff ? 2 : 1;
      at += escaped.length;
      continue;
    }
    if (markdown[at] === value[read]) read += 1;
    at += 1;
  }
  return read;
}

const placeOf = ({ position }: PhrasingContent, last: number): [from: number, to: number] => [
  position?.start.offset ?? last,
  position?.end.offset ?? last,
];

/** The pieces of a paragraph, its text cut where spans begin and end. Other inline markup stays whole. */
export function piecesOf(children: readonly PhrasingContent[], { spans, markdown }: Placed): Piece[] {
  const cuts = spans.flatMap(({ from, to }) => [from, to]).toSorted((one, other) => one - other);
  let last = 0;
  return children.flatMap((node): Piece[] => {
    const [start, end] = placeOf(node, last);
    last = end;
    if (node.type !== 'text') return [{ node, from: start, to: end }];
    const inside = (place: number) => charactersBefore(place, { value: node.value, start, markdown });
    const bounds = [start, ...cuts.filter((cut) => cut > start && cut < end), end];
    return bounds.slice(1).flatMap((to, at): Piece[] => {
      const from = bounds[at] ?? start;
      const value = node.value.slice(inside(from), to === end ? undefined : inside(to));
      return value === '' ? [] : [{ node: { type: 'text', value }, from, to }];
    });
  });
}

const fencesOf = (
  { value }: Text,
  { start, markdown, end }: { start: number; end: number; markdown: string },
): number[] =>
  value.includes('==')
    ? [...markdown.slice(start, end).matchAll(/==/g)].map(({ index }) => start + index)
    : [];

/** Spans that end or begin inside a highlighter's stroke, `==like this==`, take all of it: its two fences stay together. */
export function aroundStrokes(
  children: readonly PhrasingContent[],
  { spans, markdown }: Placed,
): TutorSpan[] {
  const fences = children.flatMap((node) => {
    const [start, end] = placeOf(node, 0);
    return node.type === 'text' ? fencesOf(node, { start, end, markdown }) : [];
  });
  const strokes = fences.flatMap((from, at) => {
    const closing = at % 2 === 0 ? fences[at + 1] : undefined;
    return closing === undefined ? [] : [{ from, to: closing + 2 }];
  });
  const around = (place: number) => strokes.find(({ from, to }) => from < place && place < to);
  return spans.map(({ from, to }) => ({
    from: around(from)?.from ?? from,
    to: around(to)?.to ?? to,
  }));
}
