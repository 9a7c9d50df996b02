import { createPdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import type { PdfSource } from '../../src/pdf/draw-document.ts';

const renderer = createPdfRenderer<PdfSource>({
  module: new URL('../../src/pdf/pdf-worker.ts', import.meta.url),
  data: { brand: 'Promptario' },
  logger: { warn: () => undefined },
  timeLimitMs: 30_000,
  waitMs: 30_000,
});
afterAll(() => renderer.worker.stop());

const cells = (count: number, text: string) => `|${` ${text} |`.repeat(count)}`;
const table = (columns: number, rows: number) =>
  [
    cells(columns, 'a'),
    cells(columns, '---').replaceAll(' ', ''),
    ...Array<string>(rows).fill(cells(columns, 'b')),
  ].join('\n');

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test.each([
  ['a line of code of 49,000 characters', `\`\`\`\n${'x{"a":1},'.repeat(5_444)}\n\`\`\``, 8],
  ['a word of 50,000 characters', 'a'.repeat(50_000), 8],
  ['a table of 30 × 300 cells', table(30, 300), 3],
  ['a table of 4,000 rows', table(2, 4_000), 50],
  ['49,000 marks on one letter', `a${'\u0301'.repeat(49_000)}`, 1],
  ['10,000 entities', '&amp;'.repeat(10_000), 2],
  ['5,000 quotes in each other', `${'>'.repeat(5_000)} in the end`, 1],
  ['5,000 lists in each other', `${'- '.repeat(5_000)} in the end`, 1],
])(
  'When a document is %s, then it is drawn within the memory of a thread',
  async (_what, content, pages) => {
    const pdf = await renderer.download(
      { language: 'en', title: 'Hard', description: 'To draw', content, updatedAt: new Date(0) },
      _what,
    );
    expect(pagesOf(pdf)).toBeGreaterThanOrEqual(pages);
  },
  60_000,
);
