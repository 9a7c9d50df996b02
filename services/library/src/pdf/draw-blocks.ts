import type { Token, Tokens } from 'marked';
import { highlighter, ink, inkSoft } from '@academy/pdf-kit/drawing/sheet.ts';
import type { Face } from '@academy/pdf-kit/drawing/faces.ts';
import { cutLine } from '@academy/pdf-kit/drawing/words.ts';
import { writeLine, writeText } from '@academy/pdf-kit/drawing/write-text.ts';
import { drawTable } from './draw-table.ts';
import { blocksOf, runsOf, textOf, type Run } from './marked-text.ts';
import { margin, needRoom, sunk, textWidth, type Page } from './page.ts';

const faceOf: Readonly<Record<Run['style'], Face>> = {
  plain: 'reading',
  strong: 'reading-strong',
  emphasis: 'reading-emphasis',
  code: 'mono',
  mark: 'reading-strong',
};

interface Place {
  indent: number;
  size: number;
  color: string;
}

/** No browser opens a longer one, and each of its lines would carry all of it. */
const longestLink = 2_000;

const linkOf = ({ link }: Run): string | null =>
  link !== undefined && link.length <= longestLink ? link : null;

/** As the page shows it: the wrapping of lines goes through each space of a run of them, and again from each. */
const oneSpace = (text: string): string => text.replaceAll(/[ \t]{2,}/g, ' ');

const drawRuns = (page: Page, runs: readonly Run[], { indent, size, color }: Place): void => {
  const width = textWidth(page) - indent;
  runs.forEach((run, i) => {
    const options = {
      ...(i === 0 && { x: margin + indent, y: page.y }),
      width,
      lineGap: size * 0.38,
      continued: i < runs.length - 1,
      link: linkOf(run),
      underline: run.link !== undefined || run.style === 'mark',
    };
    const written = { face: faceOf[run.style], size: run.style === 'code' ? size * 0.92 : size, color };
    writeText(page, run.style === 'code' ? run.text : oneSpace(run.text), written, options);
  });
};

const drawCode = (page: Page, text: string): void => {
  const size = 9.5;
  const height = size * 1.3 + 4;
  const room = { font: 'mono', size, width: textWidth(page) - 24 };
  for (const line of text.split('\n').flatMap((whole) => cutLine(page, whole, room))) {
    needRoom(page, height);
    const { y } = page;
    page.rect(margin, y, textWidth(page), height).fill(sunk);
    if (line !== '') writeLine(page, line, { face: 'mono', size, color: ink, x: margin + 12, y: y + 2 });
    page.y = y + height;
  }
};

/** Nested blocks step in until a third of the page is left. */
const deeper = (page: Page, indent: number, by: number): number =>
  Math.min(indent + by, (textWidth(page) * 2) / 3);

const drawQuote = (page: Page, quote: Tokens.Blockquote, indent: number): void => {
  const from = { page: page.bufferedPageRange().count, y: page.y };
  drawBlocks(page, quote.tokens, { indent: deeper(page, indent, 16), size: 11, color: ink });
  // The stroke stands beside the quote where it stayed on one page.
  if (page.bufferedPageRange().count === from.page)
    page.rect(margin + indent, from.y, 4, page.y - from.y - 6).fill(highlighter);
};

const drawList = (page: Page, list: Tokens.List, place: Place): void => {
  list.items.forEach((item, i) => {
    needRoom(page, 30);
    const bullet = list.ordered ? `${Number(list.start || 1) + i}.` : '–';
    const { y } = page;
    writeLine(page, bullet, {
      face: 'reading',
      size: place.size,
      color: inkSoft,
      x: margin + place.indent,
      y,
    });
    page.y = y;
    drawBlocks(page, item.tokens, { ...place, indent: deeper(page, place.indent, 20) });
  });
};

const headingSizes = [22, 17, 14, 12.5, 12, 12] as const;

const drawHeading = (page: Page, heading: Tokens.Heading): void => {
  needRoom(page, 70);
  page.moveDown(0.5);
  const written = { face: 'display', size: headingSizes[heading.depth - 1] ?? 12, color: ink } as const;
  writeText(page, textOf(heading.tokens), written, { x: margin, y: page.y, width: textWidth(page) });
  page.moveDown(0.35);
};

/** Draws Markdown blocks from where the page stands downwards. */
export const drawBlocks = (page: Page, tokens: readonly Token[], place: Place): void => {
  for (const token of tokens) {
    switch (token.type) {
      case 'heading':
        drawHeading(page, token as Tokens.Heading);
        break;
      case 'code':
        drawCode(page, (token as Tokens.Code).text);
        page.moveDown(0.7);
        break;
      case 'blockquote':
        drawQuote(page, token as Tokens.Blockquote, place.indent);
        break;
      case 'list':
        drawList(page, token as Tokens.List, place);
        page.moveDown(0.3);
        break;
      case 'table':
        drawTable(page, token as Tokens.Table, place);
        break;
      case 'paragraph':
      case 'text':
        needRoom(page, 32);
        drawRuns(page, runsOf('tokens' in token && token.tokens ? token.tokens : [token]), place);
        page.moveDown(token.type === 'text' ? 0.25 : 0.65);
        break;
      default:
        // Space and rules draw nothing.
        break;
    }
  }
};

/** Draws a whole Markdown text. */
export const drawMarkdown = (page: Page, text: string): void =>
  drawBlocks(page, blocksOf(text), { indent: 0, size: 11.5, color: ink });
