import type { TutorSpan } from '@academy/contracts/http/ai/tutor-answers.ts';
import type { Parent, PhrasingContent, Root, RootContent } from 'mdast';
import { aroundStrokes, piecesOf } from './placed-pieces.ts';

interface Options {
  /** Parts of the Markdown that is read. */
  spans: readonly TutorSpan[];
  /** What a screen reader says after each. */
  label: string;
}

/** Underlines sentences that are not from the academy, other inline markup included, and says so to those who do not see it. */
export function remarkNotFromAcademy({ spans, label }: Options) {
  return (tree: Root, file: { value: unknown }) => {
    if (spans.length > 0) visit(tree, { spans, label, markdown: String(file.value) });
  };
}

type Reading = Options & { markdown: string };

function visit(node: Root | RootContent, reading: Reading) {
  if (!('children' in node)) return;
  if (node.type !== 'paragraph' && node.type !== 'tableCell') {
    // HTML is shown as text; it has no children, so it is underlined as a whole.
    node.children = node.children.map((child) => {
      if (child.type === 'html') return withUnderlines([child], reading)[0];
      visit(child as RootContent, reading);
      return child;
    }) as typeof node.children;
    return;
  }
  const parent = node as Parent & { children: PhrasingContent[] };
  parent.children = withUnderlines(parent.children, reading);
}

function withUnderlines(children: readonly PhrasingContent[], reading: Reading): PhrasingContent[] {
  const { markdown, label } = reading;
  const spans = aroundStrokes(children, reading);
  const done: PhrasingContent[] = [];
  let open: { span: TutorSpan; inside: PhrasingContent[] } | null = null;
  for (const { node, from, to } of piecesOf(children, { spans, markdown })) {
    const span = spans.find((one) => one.from < to && one.to > from);
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
