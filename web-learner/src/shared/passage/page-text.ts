/** The texts below an element as one, without those of buttons, and where each of its characters stands in the document. */
export function pageTextOf(root: HTMLElement) {
  const nodes: { node: Text; start: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('button') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Only text nodes are walked.
    nodes.push({ node: node as Text, start: text.length });
    text += `${(node as Text).data}\n`;
  }
  const placeOf = (index: number) => {
    const { node, start } = nodes.findLast((entry) => entry.start <= index)!;
    return [node, Math.min(index - start, node.length)] as const;
  };
  return {
    text,
    rangeOf({ start, end }: { start: number; end: number }): Range {
      const range = document.createRange();
      range.setStart(...placeOf(start));
      range.setEnd(...placeOf(end - 1));
      range.setEnd(range.endContainer, range.endOffset + 1);
      return range;
    },
  };
}
