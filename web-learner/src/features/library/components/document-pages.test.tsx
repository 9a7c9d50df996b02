import type { DocumentSummary, LibraryDocument } from '@academy/contracts/http/library/document-views.ts';
import { categoriesQuery } from '../api/categories.ts';
import { documentQuery, documentsQuery } from '../api/documents.ts';
import { DocumentCard } from './document-card.tsx';
import { DocumentPage } from './document-page.tsx';
import { LibraryPage } from './library-page.tsx';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('library'));

const summary: DocumentSummary = {
  id: 'guide',
  titleEs: 'Una guía',
  titleEn: 'A guide',
  descriptionEs: 'Para leer',
  descriptionEn: 'To read',
  category: 'guides',
  pageCount: 4711,
  readingMinutes: 6,
  isPremium: false,
  iconName: 'file',
  iconColor: 'text-ink',
  publishedAt: '2026-11-21T10:00:00.000Z',
  isOpen: true,
};
const open: LibraryDocument = { ...summary, locked: false, contentEs: 'Hola', contentEn: 'Hello' };
const locked: LibraryDocument = { ...summary, locked: true, excerptEs: 'Hola', excerptEn: 'Hello' };
const pageOf = (document: LibraryDocument) =>
  drawnPage(<DocumentPage id="guide" upgrade={null} audio={null} discussion={null} />, {
    known: [[documentQuery('guide').queryKey, document]],
  });

// The server counts words, not the pages of the PDF, so a number of them would be wrong.
test.each([
  ['card', () => drawnPage(<DocumentCard document={summary} />)],
  [
    'list',
    () => drawnPage(<LibraryPage upgrade={null} />, { known: [[documentsQuery.queryKey, [summary]]] }),
  ],
  ['page', () => pageOf(open)],
  ['page, locked', () => pageOf(locked)],
])('When a document is shown (%s), then by its minutes and no number of pages', async (_where, drawn) => {
  const html = await drawn();
  expect(html).toContain('Una guía');
  expect(html).toContain('6 min');
  expect(html).not.toContain('4711');
  expect(html).not.toMatch(/4[.,]711|página/);
});

test.each([
  ['/library?category=cases', false],
  ['/library', true],
])(
  'When the categories are not read yet and %s is asked for, then the list is shown: %s',
  async (at, isShown) => {
    const known = [[documentsQuery.queryKey, [summary]]] as const;
    const html = await drawnPage(<LibraryPage upgrade={null} />, { at, known });
    expect(html.includes('Una guía')).toBe(isShown);
    expect(html.includes('role="status"')).toBe(!isShown);
  },
);

test('When the categories cannot be read, then the asked one filters all the same, and they can be asked for again', async () => {
  const documents = [summary, { ...summary, id: 'other', titleEs: 'Un caso', category: 'cases' }];
  const html = await drawnPage(<LibraryPage upgrade={null} />, {
    at: '/library?category=cases',
    known: [[documentsQuery.queryKey, documents]],
    failed: [categoriesQuery.queryKey],
  });
  expect(html).toContain('role="alert"');
  expect(html).toContain('Un caso');
  expect(html).not.toContain('Una guía');
});

test('When staff call a category otherwise, then the list and its filter do, and a document in an unknown one has no name', async () => {
  const documents = [summary, { ...summary, id: 'other', category: 'gone' }];
  const html = await drawnPage(<LibraryPage upgrade={null} />, {
    known: [
      [documentsQuery.queryKey, documents],
      [
        categoriesQuery.queryKey,
        [
          { id: 'cases', nameEs: 'Casos', nameEn: 'Cases' },
          { id: 'guides', nameEs: 'Manuales', nameEn: 'Manuals' },
        ],
      ],
    ],
  });
  expect(html.match(/Manuales/g)).toHaveLength(2);
  expect(html).not.toMatch(/Casos|gone|<span><\/span>/);
});
