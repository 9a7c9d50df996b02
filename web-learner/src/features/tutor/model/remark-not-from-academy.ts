import type { TutorSpan } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Parent, PhrasingContent, Root, RootContent } from 'mdast';

interface Options {
  /** Parts of the Markdown that is read. */
  spans: readonly TutorSpan[];
  /** What a screen reader says after each. */
  label: string;
}

/** Underlines sentences that are not from the academy, other inline markup included, and says so to those who do not see it. */
export function remarkNotFromAcademy({ spans, label }: Options) {
  return (tree: Root) => {
    if (spans.length > 0) visit(tree, { spans, label });
  };
}

function visit(node: Root | RootContent, options: Options) {
  if (!('children' in node)) return;
  if (node.type !== 'paragraph' && node.type !== 'tableCell') {
    for (const child of node.children) visit(child as RootContent, options);
    return;
  }
  const parent = node as Parent & { children: PhrasingContent[] };
  parent.children = withUnderlines(parent.children, options);
}

/** A piece of a paragraph with where it stands; what has no place of its own stands with what is before it. */
interface Piece {
  node: PhrasingContent;
  at: number;
}

function withUnderlines(children: readonly PhrasingContent[], { spans, label }: Options): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  let open: { span: TutorSpan; inside: PhrasingContent[] } | null = null;
  for (const { node, at } of piecesOf(children, spans)) {
    const span = spans.find(({ from, to }) => at >= from && at < to);
    if (open && open.span !== span) {
      done.push(underline(open.inside, label));
      open = null;
    }
    if (!span) done.push(node);
    else (open ??= { span, inside: [] }).inside.push(node);
  }
  if (open) done.push(underline(open.inside, label));
  return done;
}

function piecesOf(children: readonly PhrasingContent[], spans: readonly TutorSpan[]): Piece[] {
  const cuts = spans.flatMap(({ from, to }) => [from, to]);
  let last = 0;
  return children.flatMap((node): Piece[] => {
    const [start, end] = [node.position?.start.offset ?? last, node.position?.end.offset ?? last];
    last = end;
    // An escape or an entity makes the text shorter than its Markdown: it stays whole.
    if (node.type !== 'text' || node.value.length !== end - start) return [{ node, at: start }];
    const bounds = [...cuts.filter((cut) => cut > start && cut < end), end];
    let from = start;
    return bounds.map((to) => {
      const piece = {
        node: { type: 'text', value: node.value.slice(from - start, to - start) } as const,
        at: from,
      };
      from = to;
      return piece;
    });
  });
}

/** `emphasis` carries the elements' names: mdast has no nodes of its own for them. */
const underline = (inside: PhrasingContent[], label: string): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'u', hProperties: { className: ['not-from-academy'] } },
  children: [
    ...inside,
    {
      type: 'emphasis',
      data: { hName: 'span', hProperties: { className: ['visually-hidden'] } },
      children: [{ type: 'text', value: ` (${label}) ` }],
    },
  ],
});
