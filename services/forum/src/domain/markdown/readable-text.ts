import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import type { Nodes } from 'mdast';

/** Stands where something was left out: no letter and no space, so no phrase goes across it. */
const gap = '\uFFFC';

const flows: ReadonlySet<Nodes['type']> = new Set([
  'blockquote',
  'footnoteDefinition',
  'heading',
  'listItem',
  'paragraph',
  'tableCell',
]);

const textOf = (node: Nodes): string => {
  if (node.type === 'code' || node.type === 'inlineCode') return gap;
  if (node.type === 'break') return '\n';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return flows.has(node.type) ? `${text}\n` : text;
};

/** An address as people read it: browsers copy `f%C3%A1cil` where they show `fácil`. */
const decoded = (url: string): string => {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
};

/** Where links lead and what they say when pointed at, in the order of the text. */
const addressesIn = (node: Nodes): string[] => {
  const own = node.type === 'link' || node.type === 'definition' ? [decoded(node.url), node.title ?? ''] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(addressesIn)] : own;
};

/**
 * What people read of a Markdown text, its code left out: `b**a**d` is one word here too. The addresses and titles of its links
 * follow as lines of their own, parted from each other, so that the text itself reads on across a link.
 */
export const readableText = (markdown: string): string => {
  const root = parseMarkdown(markdown);
  return [textOf(root), ...addressesIn(root)].join(`\n${gap}\n`);
};
