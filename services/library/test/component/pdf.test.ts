import { pagesIn } from '@academy/pdf-kit/rendering/pages-in.ts';
import { readDocuments } from '../../src/content/read-documents.ts';
import { drawDocument } from '../../src/pdf/draw-document.ts';
import { blocksOf, runsOf } from '../../src/pdf/marked-text.ts';

const render = drawDocument({ brand: 'Promptario' });
const contentDirectory = new URL('../../../../content', import.meta.url).pathname;
const source = {
  language: 'es' as const,
  title: 'Título con ñ → flecha',
  description: 'Descripción',
  updatedAt: new Date('2026-01-02T00:00:00Z'),
};
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('When a document has every kind of block, then it becomes a PDF', async () => {
  const content = [
    '## Uno',
    'Texto **fuerte**, *suave*, `código`, ==marca== y [enlace](https://promptario.example).',
    '> Cita ==marcada==',
    '- a\n- b\n  - c',
    '1. uno\n2. dos',
    '```json\n{ "a": 1 }\n```',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '---',
    '### Dos',
  ].join('\n\n');
  const pdf = await render({ ...source, content });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(pdf)).toBe(1);
});

test('When a text is long, then it goes on over pages and footers add none', async () => {
  const pdf = await render({ ...source, content: 'Una frase cualquiera que se repite. '.repeat(600) });
  expect(pagesOf(pdf)).toBeGreaterThan(3);
  expect(pagesOf(pdf)).toBeLessThan(12);
  expect(pagesIn(pdf)).toBe(pagesOf(pdf));
});

test('When text is marked, then the mark is a run of its own and never shows its signs', () => {
  const [paragraph] = blocksOf('Di ==para quién== escribes');
  const runs = runsOf((paragraph as { tokens: Parameters<typeof runsOf>[0] }).tokens);
  expect(runs.map(({ text, style }) => [text, style])).toEqual([
    ['Di ', 'plain'],
    ['para quién', 'mark'],
    [' escribes', 'plain'],
  ]);
});

const told = async (content: string): Promise<{ ahead: number[]; pages: number }> => {
  const ahead: number[] = [];
  const pdf = await render({ ...source, content }, (pages) => ahead.push(pages));
  return { ahead, pages: pagesIn(pdf) };
};

test('When documents of the content are drawn, then the pages told ahead are those of the PDF', async () => {
  for (const { fields } of await readDocuments(contentDirectory))
    for (const content of [fields.contentEs, fields.contentEn]) {
      const { ahead, pages } = await told(content);
      expect(ahead).toEqual([pages]);
    }
}, 60_000);

test.each([
  ['empty', ''],
  ['a word of 20,000 characters', 'a'.repeat(20_000)],
  ['a table of 500 rows', `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(500)}`],
  ['200 links', '[enlace](https://promptario.example) '.repeat(200)],
])('When a document is %s, then the pages told ahead are those of the PDF', async (_what, content) => {
  const { ahead, pages } = await told(content);
  expect(ahead).toEqual([pages]);
});

test.each([
  ['700 links of 1,900 letters', `[a](https://promptario.example/${'x'.repeat(1_900)}) `.repeat(700)],
  ['one in letters that no face has', '山田花子'],
])('When a document is %s, then nothing is told before it is drawn', async (_what, content) => {
  expect((await told(content)).ahead).toEqual([]);
});
