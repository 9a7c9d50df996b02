import type { Nodes } from 'mdast';

/** A node and all below it, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}
