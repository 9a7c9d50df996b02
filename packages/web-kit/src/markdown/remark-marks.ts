import type { Parent, PhrasingContent, Root, RootContent } from 'mdast';

const FENCE = '==';

/**
 * Turns `==words==` into the highlighter's stroke: a `mark` element around everything between the two
 * fences, other inline markup included. A fence without a partner stays as it was written.
 */
export function remarkMarks() {
  return (tree: Root) => visit(tree);
}

function visit(node: Root | RootContent) {
  if (!('children' in node)) return;
  for (const child of node.children) visit(child as RootContent);
  if (node.children.some((child) => child.type === 'text' && child.value.includes(FENCE))) {
    const parent = node as Parent & { children: PhrasingContent[] };
    parent.children = withStrokes(parent.children);
  }
}

function withStrokes(children: readonly PhrasingContent[]): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  let open: PhrasingContent[] | null = null;
  for (const child of children) {
    if (child.type !== 'text') {
      (open ?? done).push(child);
      continue;
    }
    child.value.split(FENCE).forEach((text, index) => {
      if (index > 0) {
        if (open) {
          done.push(stroke(open));
          open = null;
        } else {
          open = [];
        }
      }
      if (text !== '') (open ?? done).push({ type: 'text', value: text });
    });
  }
  if (open) done.push({ type: 'text', value: FENCE }, ...(open as PhrasingContent[]));
  return done;
}

/** `emphasis` carries the element's name: mdast has no node of its own for a mark. */
const stroke = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'mark', hProperties: { className: ['mark'] } },
  children,
});
