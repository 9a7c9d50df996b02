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

/** What people read of a Markdown text, its code left out: `b**a**d` is one word here too. */
export const readableText = (markdown: string): string => textOf(parseMarkdown(markdown));
