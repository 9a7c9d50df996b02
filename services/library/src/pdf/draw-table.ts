import { line } from '@academy/pdf-kit/drawing/sheet.ts';
import { linesOf } from '@academy/pdf-kit/drawing/words.ts';
import { writeLine } from '@academy/pdf-kit/drawing/write-text.ts';
import type { Tokens } from 'marked';
import { textOf } from './marked-text.ts';
import { margin, needRoom, textWidth, type Page } from './page.ts';

interface Style {
  size: number;
  color: string;
}

/** Cells are wrapped here, since pdfkit's own tables measure every cell several times: thousands of rows took minutes. */
const drawRow = (page: Page, cells: readonly string[], { size, color }: Style): void => {
  const column = textWidth(page) / cells.length;
  const padding = Math.min(5, column / 6);
  const lineHeight = size * 1.3;
  const room = { font: 'reading', size, width: column - 2 * padding };
  const columns = cells.map((cell) => linesOf(page, cell, room));
  const count = Math.max(...columns.map(({ length }) => length));
  for (let i = 0; i < count; i += 1) {
    needRoom(page, lineHeight + 2 * padding);
    const { y } = page;
    const top = y + (i === 0 ? padding : 0);
    columns.forEach((lines, at) => {
      const text = lines[i] ?? '';
      const x = margin + at * column + padding;
      if (text !== '') writeLine(page, text, { face: 'reading', size, color, x, y: top });
    });
    page.y = top + lineHeight;
  }
  page.y += padding;
  page
    .moveTo(margin, page.y)
    .lineTo(margin + textWidth(page), page.y)
    .lineWidth(0.5)
    .stroke(line);
};

export const drawTable = (page: Page, table: Tokens.Table, style: Style): void => {
  for (const row of [table.header, ...table.rows])
    drawRow(
      page,
      row.map(({ tokens }) => textOf(tokens)),
      { ...style, size: style.size - 1 },
    );
  page.x = margin;
  page.moveDown(0.6);
};
