import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import type { Link, Nodes } from 'mdast';
import { cleanText } from './clean-text.ts';
import { isAllowedTarget } from './link-target.ts';
import { mayLink } from './may-link.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const escaped = (text: string): string => text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

const spanOf = (node: Nodes): { start: number; end: number } => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

/** The source between a link's brackets; an address in angle brackets shows itself. */
const labelOf = (link: Link, source: string): string => {
  const [first, last] = [link.children.at(0), link.children.at(-1)];
  if (!first || !last) return '';
  const { start, end } = spanOf(link);
  const label = source.slice(spanOf(first).start, spanOf(last).end);
  return source[start] === '<' && source[end - 1] === '>' ? escaped(label) : label;
};

/** Without its `!` an image is a link. One more `!` before it must not make it an image again. */
const asLink = ({ start, end }: { start: number; end: number }, source: string): Edit => ({
  start,
  end,
  text: `${source[start - 1] === '!' ? ' ' : ''}${source.slice(start + 1, end)}`,
});

const editsOf = (node: Nodes, source: string, isInLink: boolean): Edit[] => {
  const span = spanOf(node);
  if (node.type === 'image' || node.type === 'imageReference')
    return [isInLink ? { ...span, text: escaped(node.alt ?? '') } : asLink(span, source)];
  if (node.type === 'definition' && !isAllowedTarget(node.url)) return [{ ...span, text: '' }];
  if (node.type === 'link' && !isAllowedTarget(node.url)) return [{ ...span, text: labelOf(node, source) }];
  if (!('children' in node)) return [];
  const isLink = node.type === 'link' || node.type === 'linkReference';
  return node.children.flatMap((child) => editsOf(child, source, isInLink || isLink));
};

const applied = (source: string, edits: readonly Edit[]): string =>
  edits.reduceRight(
    (text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end),
    source,
  );

/** One edit may uncover another: `[[a](javascript:x)](javascript:y)`. What goes on beyond this is no honest text. */
const mostRounds = 4;

/**
 * What a member wrote, as it is stored: clean text, images as links to them, and links only to http, https, mailto and
 * places within the academy; another link leaves its label. Raw HTML stays: the renderer shows it as text. The same
 * again changes nothing.
 */
export const sanitiseMarkdown = (written: string): string => {
  let text = cleanText(written);
  if (!mayLink(text)) return text.trim();
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = editsOf(parseMarkdown(text), text, false);
    if (edits.length === 0) return text.trim();
    text = applied(text, edits);
  }
  return escaped(text).trim();
};
