import type { Token, Tokens } from 'marked';
import { blocksOf, runsOf, type Run } from './marked-text.ts';
import { highlighter, ink, inkSoft, margin, needRoom, sunk, textWidth, type Page } from './page.ts';

const fontOf: Readonly<Record<Run['style'], string>> = {
  plain: 'reading',
  strong: 'reading-strong',
  emphasis: 'reading-emphasis',
  code: 'prompt',
  mark: 'reading-strong',
};

interface Place {
  indent: number;
  size: number;
  color: string;
}

const drawRuns = (page: Page, runs: readonly Run[], { indent, size, color }: Place): void => {
  const width = textWidth(page) - indent;
  runs.forEach((run, i) => {
    const options = {
      width,
      lineGap: size * 0.38,
      continued: i < runs.length - 1,
      link: run.link ?? null,
      underline: run.link !== undefined || run.style === 'mark',
    };
    page
      .font(fontOf[run.style])
      .fontSize(run.style === 'code' ? size * 0.92 : size)
      .fillColor(color);
    if (i === 0) page.text(run.text, margin + indent, page.y, options);
    else page.text(run.text, options);
  });
};

const drawCode = (page: Page, text: string): void => {
  const width = textWidth(page) - 24;
  page.font('prompt').fontSize(9.5);
  for (const line of text.split('\n')) {
    const height = page.heightOfString(line || ' ', { width, lineGap: 3 });
    needRoom(page, height + 4);
    const { y } = page;
    page.rect(margin, y, textWidth(page), height + 4).fill(sunk);
    page.fillColor(ink).text(line || ' ', margin + 12, y + 2, { width, lineGap: 3 });
    page.y = y + height + 4;
  }
};

const drawQuote = (page: Page, quote: Tokens.Blockquote, indent: number): void => {
  const from = { page: page.bufferedPageRange().count, y: page.y };
  drawBlocks(page, quote.tokens, { indent: indent + 16, size: 11, color: ink });
  // The stroke stands beside the quote where it stayed on one page.
  if (page.bufferedPageRange().count === from.page)
    page.rect(margin + indent, from.y, 4, page.y - from.y - 6).fill(highlighter);
};

const drawList = (page: Page, list: Tokens.List, place: Place): void => {
  list.items.forEach((item, i) => {
    needRoom(page, 30);
    const bullet = list.ordered ? `${Number(list.start || 1) + i}.` : '–';
    const { y } = page;
    page.font('reading').fontSize(place.size).fillColor(inkSoft);
    page.text(bullet, margin + place.indent, y, { lineBreak: false });
    page.y = y;
    drawBlocks(page, item.tokens, { ...place, indent: place.indent + 20 });
  });
};

const drawTable = (page: Page, table: Tokens.Table, { size, color }: Place): void => {
  const cells = [table.header, ...table.rows].map((row) =>
    row.map((cell) =>
      runsOf(cell.tokens)
        .map(({ text }) => text)
        .join(''),
    ),
  );
  page
    .font('reading')
    .fontSize(size - 1)
    .fillColor(color);
  page.table({ data: cells, defaultStyle: { border: { bottom: 0.5 }, borderColor: '#e2dac9', padding: 5 } });
  page.x = margin;
  page.moveDown(0.6);
};

const headingSizes = [22, 17, 14, 12.5, 12, 12] as const;

const drawHeading = (page: Page, heading: Tokens.Heading): void => {
  needRoom(page, 70);
  page.moveDown(0.5);
  page
    .font('display')
    .fontSize(headingSizes[heading.depth - 1] ?? 12)
    .fillColor(ink)
    .text(
      runsOf(heading.tokens)
        .map(({ text }) => text)
        .join(''),
      margin,
      page.y,
      { width: textWidth(page) },
    );
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
