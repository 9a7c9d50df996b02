import type { Link, Parent, PhrasingContent, Root, RootContent } from 'mdast';

const marker = /\[(\d{1,2})\]/g;

/** The address of a citation within an answer; no page has it, so the answer draws its own link for it. */
export const citationAddress = (number: number) => `#source-${number}`;
export const citedNumber = (href: string | undefined): number | null => {
  const number = /^#source-(\d+)$/.exec(href ?? '')?.[1];
  return number === undefined ? null : Number(number);
};

/** Turns `[2]` into a link to the second source. A number that no source has stays as it was written. */
export function remarkCitations({ numbers }: { numbers: readonly number[] }) {
  return (tree: Root) => visit(tree, new Set(numbers));
}

function visit(node: Root | RootContent, numbers: ReadonlySet<number>) {
  if (!('children' in node) || node.type === 'link') return;
  for (const child of node.children) visit(child as RootContent, numbers);
  const parent = node as Parent;
  parent.children = parent.children.flatMap((child): RootContent[] =>
    child.type === 'text' ? withCitations(child.value, numbers) : [child],
  );
}

function withCitations(text: string, numbers: ReadonlySet<number>): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let from = 0;
  for (const match of text.matchAll(marker)) {
    const number = Number(match[1]);
    if (!numbers.has(number)) continue;
    if (match.index > from) parts.push({ type: 'text', value: text.slice(from, match.index) });
    parts.push(citation(number));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
  return parts;
}

const citation = (number: number): Link => ({
  type: 'link',
  url: citationAddress(number),
  children: [{ type: 'text', value: String(number) }],
});
