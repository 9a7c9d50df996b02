import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { ink } from '@academy/pdf-kit/drawing/sheet.ts';
import { writeText } from '@academy/pdf-kit/drawing/write-text.ts';
import { drawMarkdown } from './draw-blocks.ts';
import { openPage } from './page.ts';

/** What PDFs are slow at that is not ours: where pdfkit may break a line. Its thread's limit of processor time holds that. */
const ofPdfkit = '". " to the end';
const texts = fewHostileTexts.filter(({ name }) => name !== ofPdfkit);

/** Less than half of the longest document, of which the limit of a thread's processor time is tested with the renderer. */
const limit = 20_000;

const draw = (text: string): void => {
  const page = openPage({ title: 'A', language: 'es', author: 'B', date: new Date(0) });
  // As each document has one: a page on which nothing is written yet has no font.
  writeText(page, 'A', { face: 'display', size: 28, color: ink });
  drawMarkdown(page, text);
};

test('When a document is built to be slow, then its pages are drawn in a time by its length', () => {
  expect(superlinearIn(draw, { limit, texts })).toEqual([]);
}, 60_000);
