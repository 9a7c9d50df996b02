import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Nodes } from 'mdast';
import { sentencesOf } from '../../knowledge/domain/sentences.ts';
import { isAside } from './asides.ts';

/** A sentence of an answer that says something of what the academy teaches. */
export interface Claim {
  /** Where it stands in the answer's Markdown, in UTF-16 units. */
  from: number;
  to: number;
  /** As it is read: without Markdown and citations. */
  text: string;
  language: Language;
  /** The numbers of the sources that it cites, or that its paragraph cites where it cites none. */
  cites: readonly number[];
  /** Whether it cites by itself. */
  isCited: boolean;
  /** The sentence before it in its paragraph; null for the first. */
  before: string | null;
}

interface Block {
  from: number;
  to: number;
}

const citation = /\[(\d{1,3})\]/g;
/** What stands before a sentence in Markdown and is no part of it. */
const lead = /^(?:\s|>|[-*+]\s|#{1,6}\s|\d{1,2}[.)]\s)+/;

/** The paragraphs, items and rows of a text, and HTML, which is shown as text; headings, code and lines in bold alone are not read. */
const blocksOf = (node: Nodes): Block[] => {
  switch (node.type) {
    case 'heading':
    case 'code':
    case 'thematicBreak':
      return [];
    case 'html':
    case 'paragraph':
    case 'tableRow': {
      if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'strong')) return [];
      const [from, to] = [node.position?.start.offset, node.position?.end.offset];
      return from === undefined || to === undefined ? [] : [{ from, to }];
    }
    case 'table':
      return node.children.slice(1).flatMap(blocksOf);
    default:
      return 'children' in node ? node.children.flatMap((child) => blocksOf(child)) : [];
  }
};

const citesOf = (text: string): number[] => [...text.matchAll(citation)].map(([, number]) => Number(number));

/** A sentence as it is read. Each replacement is linear: an answer is as long as a model makes it. */
const readable = (markdown: string): string =>
  markdown
    .replace(lead, '')
    .replaceAll(citation, '')
    .replaceAll(/!?\[([^\][]*)\]\([^()[\]]*\)/g, '$1')
    .replaceAll(/\*\*|__|==|`/g, '')
    .replaceAll(/(?<![\p{L}\p{N}])[*_]|[*_](?![\p{L}\p{N}])/gu, '')
    .replaceAll(/\n\s*>?\s*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?…])/g, '$1')
    .trim();

/** The end of a sentence with citations behind it. */
const citedEnd = /(?<![.!?…])([.!?…]+["'»”’)*_]*)((?:\s*\[\d{1,3}\])+)/g;
/** A text of the same length where a sentence ends after the citations that follow its full stop: they belong to it. */
const endedByCitations = (text: string): string =>
  text.replaceAll(citedEnd, (_, end: string, cites: string) => ' '.repeat(cites.length) + end);

const claimsOfBlock = (markdown: string, { from, to }: Block, language: Language): Claim[] => {
  const block = markdown.slice(from, to);
  const ofBlock = [...new Set(citesOf(block))];
  const read = endedByCitations(block);
  const claims: Claim[] = [];
  let at = 0;
  let before: string | null = null;
  for (const sentence of sentencesOf(read)) {
    // The sentences are all of the block but the space between them.
    while (/\s/.test(read.charAt(at))) at += 1;
    const start = at;
    at += sentence.length;
    const whole = block.slice(start, at);
    const text = readable(whole);
    if (isAside(text, language)) continue;
    const own = [...new Set(citesOf(whole))];
    const skipped = lead.exec(whole)?.[0].length ?? 0;
    claims.push({
      from: from + start + skipped,
      to: from + at,
      text,
      language,
      cites: own.length > 0 ? own : ofBlock,
      isCited: own.length > 0,
      before,
    });
    before = text;
  }
  return claims;
};

/**
 * The sentences of an answer that have to be carried by a source, in order: courtesies, questions, headings and code are none. An answer that
 * is too complex to be parsed is read as one block.
 */
export const claimsOf = (markdown: string, language: Language): Claim[] => {
  const blocks = isTooComplex(markdown)
    ? [{ from: 0, to: markdown.length }]
    : blocksOf(parseMarkdown(markdown));
  return blocks.flatMap((block) => claimsOfBlock(markdown, block, language));
};
