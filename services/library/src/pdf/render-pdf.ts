import type { Language } from '@academy/contracts/shared/language.ts';
import { drawMarkdown } from './draw-blocks.ts';
import { highlighter, ink, inkSoft, margin, openPage, textWidth, type Page } from './page.ts';

export interface PdfSource {
  language: Language;
  title: string;
  description: string;
  /** Markdown. */
  content: string;
  updatedAt: Date;
}

export type RenderPdf = (source: PdfSource) => Promise<Buffer>;

const drawTitle = (page: Page, { title, description }: PdfSource): void => {
  const width = textWidth(page);
  page.rect(margin, margin - 18, 56, 9).fill(highlighter);
  page
    .fillColor(ink)
    .font('display')
    .fontSize(28)
    .text(title, margin, margin + 6, { width, lineGap: 2 });
  page.moveDown(0.4);
  page.fillColor(inkSoft).font('reading').fontSize(13).text(description, { width, lineGap: 4 });
  page.moveDown(1.2);
};

const drawFooters = (page: Page, brand: string, { language, title, updatedAt }: PdfSource): void => {
  const { start, count } = page.bufferedPageRange();
  const date = updatedAt.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const of = language === 'es' ? 'de' : 'of';
  for (let i = start; i < start + count; i += 1) {
    page.switchToPage(i);
    // Below the bottom margin, where text would start a new page.
    page.page.margins.bottom = 0;
    const y = page.page.height - margin + 8;
    page.font('prompt').fontSize(8).fillColor(inkSoft);
    page.text(`${brand} · ${title} · ${date}`, margin, y, {
      width: textWidth(page) - 80,
      lineBreak: false,
      ellipsis: true,
    });
    page.text(`${i + 1} ${of} ${count}`, page.page.width - margin - 76, y, {
      width: 76,
      align: 'right',
      lineBreak: false,
    });
  }
};

const collect = (page: Page): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
    page.end();
  });

/** Renders documents as A4 PDFs under the academy's name. */
export const createRenderPdf =
  (brand: string): RenderPdf =>
  async (source) => {
    const { title, language, updatedAt } = source;
    const page = openPage({ title, language, author: brand, date: updatedAt });
    drawTitle(page, source);
    drawMarkdown(page, source.content);
    drawFooters(page, brand, source);
    return collect(page);
  };
