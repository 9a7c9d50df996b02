import type { Language } from '@academy/contracts/shared/language.ts';
import { bytesOf, highlighter, ink, inkSoft } from '@academy/pdf-kit/drawing/sheet.ts';
import { isSurelyLight } from '@academy/pdf-kit/drawing/weight.ts';
import { lineWidth, writeLine, writeText } from '@academy/pdf-kit/drawing/write-text.ts';
import { drawMarkdown } from './draw-blocks.ts';
import { margin, openPage, textWidth, type Page } from './page.ts';

/** One language of a document, as its PDF has it. */
export interface PdfSource {
  language: Language;
  title: string;
  description: string;
  /** Markdown. */
  content: string;
  updatedAt: Date;
}

const drawTitle = (page: Page, { title, description }: PdfSource): void => {
  const width = textWidth(page);
  page.rect(margin, margin - 18, 56, 9).fill(highlighter);
  const large = { face: 'display', size: 28, color: ink } as const;
  writeText(page, title, large, { x: margin, y: margin + 6, width, lineGap: 2 });
  page.moveDown(0.4);
  writeText(page, description, { face: 'reading', size: 13, color: inkSoft }, { width, lineGap: 4 });
  page.moveDown(1.2);
};

const printedDate = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const printedDates = { es: printedDate('es'), en: printedDate('en') };

const small = { face: 'mono', size: 8, color: inkSoft } as const;

/** As much of a text as fits on a line, with an ellipsis where it is not all. */
const shortened = (page: Page, text: string, width: number): string => {
  let kept = text;
  while (lineWidth(page, kept, small) > width) kept = `${kept.slice(0, -2).trimEnd()}…`;
  return kept;
};

const drawFooters = (page: Page, brand: string, { language, title, updatedAt }: PdfSource): void => {
  const { start, count } = page.bufferedPageRange();
  const date = printedDates[language].format(updatedAt);
  const of = language === 'es' ? 'de' : 'of';
  const said = shortened(page, `${brand} · ${title} · ${date}`, textWidth(page) - 80);
  for (let i = start; i < start + count; i += 1) {
    page.switchToPage(i);
    // Below the bottom margin, where text would start a new page.
    page.page.margins.bottom = 0;
    const y = page.page.height - margin + 8;
    writeLine(page, said, { ...small, x: margin, y });
    page.font(small.face).text(`${i + 1} ${of} ${count}`, page.page.width - margin - 76, y, {
      width: 76,
      align: 'right',
      lineBreak: false,
    });
  }
};

/**
 * Draws one language of a document as an A4 PDF under the academy's name. Its pages are told before the fonts are embedded
 * and all is compressed, which is half of the work, where that cannot make it too heavy.
 */
export const drawDocument =
  ({ brand }: { brand: string }) =>
  async (source: PdfSource, tellPages?: (pages: number) => void): Promise<Buffer> => {
    const { title, language, updatedAt } = source;
    const page = openPage({ title, language, author: brand, date: updatedAt });
    drawTitle(page, source);
    drawMarkdown(page, source.content);
    drawFooters(page, brand, source);
    if (isSurelyLight(page)) tellPages?.(page.bufferedPageRange().count);
    return bytesOf(page);
  };
