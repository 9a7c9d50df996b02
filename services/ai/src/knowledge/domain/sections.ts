import { parseMarkdown } from '@academy/service-kit/text/parse-markdown.ts';
import { isTooComplex } from '@academy/service-kit/text/is-too-complex.ts';
import type { Nodes, Root, RootContent } from 'mdast';
import { sentencesOf } from './sentences.ts';

/** `prose` says something; a `sample` shows it: a prompt, its output, code. */
export type UnitKind = 'prose' | 'sample';

/** What it is written as. Of two prompts set side by side one is `weak`, the other `good`, each with its output. */
export type UnitForm =
  | 'text'
  | 'item'
  | 'step'
  | 'head'
  | 'row'
  | 'quote'
  | 'code'
  | 'weak'
  | 'weak output'
  | 'good'
  | 'good output';

/** The smallest part of a passage: a sentence, a list item, a row of a table, some lines of code. */
export interface Unit {
  kind: UnitKind;
  /** Plain text, as the page shows it. */
  text: string;
  /** Which block of its section it is part of; units of one block stand on one line. */
  block: number;
  form: UnitForm;
  /** Which paragraph, list, table, quote or fence of its section it is part of: the items of a list have the same. */
  node: number;
}

/** What stands under one heading; null before the first. */
export interface Section {
  heading: string | null;
  units: Unit[];
}

interface Block extends Pick<Unit, 'kind' | 'form'> {
  texts: string[];
}

/** Fences of the highlighter, which the app draws as strokes. */
const plain = (text: string): string => text.replaceAll('==', '').replace(/\s+/g, ' ').trim();

const textOf = (node: Nodes): string => {
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'html') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** Markdown that would stop the service while it is parsed: its lines as they are written. */
const plainSection = (markdown: string): Section => ({
  heading: null,
  units: markdown.split('\n').flatMap((line, block) =>
    sentencesOf(plain(line))
      .filter((text) => text !== '')
      .map((text) => ({ kind: 'prose', text, block, form: 'text', node: block })),
  ),
});

const asSample =
  (form: UnitForm) =>
  ({ texts }: Block): Block => ({ kind: 'sample', form, texts });

/** Each line of a fence by itself, as the page shows it. */
const sampleLines = (text: string, form: UnitForm): Block[] =>
  text
    .split('\n')
    .map(plain)
    .filter((line) => line !== '')
    .map((line) => ({ kind: 'sample', form, texts: [line] }));

type ContrastLabel = 'weak' | 'weak output' | 'good' | 'good output' | 'why';
const contrastLabel = /^\[(weak|weak output|good|good output|why)\]\s*$/;

/** A fence of two prompts side by side: only its reason speaks for itself. */
const contrastBlocks = (text: string): Block[] => {
  const parts: { label: ContrastLabel; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    // The pattern names no others.
    const label = contrastLabel.exec(line)?.[1] as ContrastLabel | undefined;
    if (label === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ label, lines: [] });
  }
  return parts.flatMap(({ label, lines }) => {
    if (label === 'weak' || label === 'good') return sampleLines(lines.join('\n'), label);
    const blocks = parseMarkdown(lines.join('\n')).children.flatMap(blocksOf);
    return label === 'why' ? blocks : blocks.map(asSample(label));
  });
};

const blocksOf = (node: RootContent): Block[] => {
  switch (node.type) {
    case 'code':
      return node.lang === 'contrast' ? contrastBlocks(node.value) : sampleLines(node.value, 'code');
    case 'list':
      return node.children.map((item) => ({
        kind: 'prose',
        form: node.ordered ? 'step' : 'item',
        texts: item.children.flatMap((child) => blocksOf(child).flatMap(({ texts }) => texts)),
      }));
    case 'table':
      return node.children.map((row, at) => ({
        kind: 'prose',
        form: at === 0 ? 'head' : 'row',
        texts: [row.children.map((cell) => plain(textOf(cell))).join(' · ')],
      }));
    case 'blockquote':
      return node.children.flatMap(blocksOf).map(asSample('quote'));
    case 'thematicBreak':
    case 'html':
    case 'definition':
      return [];
    default:
      return [{ kind: 'prose', form: 'text', texts: sentencesOf(plain(textOf(node))) }];
  }
};

/**
 * A Markdown text as its sections, in order; those without any text are left out. What has so many marks that parsing it
 * takes seconds is one section of plain lines.
 */
export const sectionsOf = (markdown: string): Section[] => {
  if (isTooComplex(markdown)) return [plainSection(markdown)].filter(({ units }) => units.length > 0);
  const root: Root = parseMarkdown(markdown);
  const sections: Section[] = [{ heading: null, units: [] }];
  let block = 0;
  for (const [at, node] of root.children.entries()) {
    if (node.type === 'heading') {
      sections.push({ heading: plain(textOf(node)), units: [] });
      continue;
    }
    for (const { kind, form, texts } of blocksOf(node)) {
      block += 1;
      const units = texts
        .filter((text) => text !== '')
        .map((text) => ({ kind, text, block, form, node: at }));
      sections.at(-1)?.units.push(...units);
    }
  }
  return sections.filter(({ units }) => units.length > 0);
};
