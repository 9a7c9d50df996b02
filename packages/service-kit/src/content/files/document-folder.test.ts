import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { draftDocumentFiles } from '@academy/contracts/content/document-files.ts';
import fc from 'fast-check';
import { readDocument, writeDocument, type DocumentFiles } from './document-folder.ts';
import { loadFiles } from './load-files.ts';

const documents = join(import.meta.dirname, '../../../../../content/documents');

const read = (id: string, files: ReturnType<typeof loadFiles>, schemas?: typeof draftDocumentFiles): DocumentFiles => {
  const { document, faults } = readDocument(id, files, schemas);
  expect(faults).toEqual([]);
  if (!document) throw new Error('the document was not read whole');
  return document;
};

test.each(readdirSync(documents))('When %s is written, then it is read as it was and written the same again', (id) => {
  const document = read(id, loadFiles(join(documents, id)));
  const once = writeDocument(document);
  expect(read(id, once)).toEqual(document);
  expect([...writeDocument(read(id, once))]).toEqual([...once]);
});

const text = fc.oneof(
  fc.constantFrom('', '~', 'no', '- a', 'a: b', '# a', '|', '---', 'a  \nb', '«ñandú»: “¿qué?” 🙂', '\r\n', 'x'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const both = fc.record({ es: text, en: text });
const title = fc.constantFrom('Título: «uno» #1', 'yes', '- 3', '🙂', '');

const generated = fc
  .record({ title: fc.record({ es: title, en: title }), description: both, es: text, en: text, colour: fc.constantFrom('text-ink', '', 'a: b') })
  .map(({ title: titles, description, es, en, colour }): DocumentFiles => ({
    id: 'generated',
    file: {
      title: titles,
      description,
      categoryId: 'guides',
      isPremium: true,
      iconName: 'book',
      iconColor: colour,
      status: 'draft',
    },
    es,
    en,
  }));

test('When records of staff are written, then they are read without a fault and written the same again', () => {
  fc.assert(
    fc.property(generated, (document) => {
      const once = writeDocument(document);
      const bytes = new Map([...once].map(([path, said]) => [path, Buffer.from(said, 'utf8').toString('utf8')]));
      expect([...writeDocument(read('generated', bytes, draftDocumentFiles))]).toEqual([...once]);
    }),
    { numRuns: 150 },
  );
});

test('When a file is missing and another has a fault, then both are said with the line', () => {
  const files = new Map([['document.yaml', 'title: { es: Uno, en: One }\nstatus: public\n'], ['content.es.md', 'Hola']]);
  const { document, faults } = readDocument('a-document', files);
  expect(document).toBeNull();
  expect(faults).toContainEqual(expect.objectContaining({ file: 'document.yaml', line: 2, field: 'status' }));
  expect(faults).toContainEqual(expect.objectContaining({ file: 'content.en.md', line: null }));
});
