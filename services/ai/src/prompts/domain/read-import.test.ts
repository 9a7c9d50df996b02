import { DomainError } from '@academy/service-kit/errors/domain-error.ts';
import { readImport } from './read-import.ts';

const refusalOf = (entries: readonly unknown[]): DomainError => {
  try {
    readImport(entries);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('was not refused');
};
const good = { name: 'Correo de retraso', text: 'Escribe un correo', tags: ['correo'] };

test('When every entry fits, then all come back, with their other keys left out', () => {
  expect(readImport([good, { name: ' Two ', text: 'x', added: 'by another program' }])).toEqual([
    good,
    { name: 'Two', text: 'x', tags: [] },
  ]);
});

test('When an entry is faulty, then the refusal names its number, its name, its field and the fault', () => {
  const refusal = refusalOf([good, { name: 'Sin texto', tags: [] }]);
  expect(refusal.status).toBe(400);
  expect(refusal.fields).toEqual([
    {
      path: 'prompts.1.text',
      text: {
        es: 'Entrada 2 («Sin texto»): El prompt es obligatorio',
        en: 'Entry 2 ("Sin texto"): The prompt is required',
      },
    },
  ]);
});

test.each([
  ['a text of 10,001 characters', { ...good, text: 'x'.repeat(10_001) }, 'prompts.0.text'],
  ['a text of spaces', { ...good, text: ' \n ' }, 'prompts.0.text'],
  ['no name', { ...good, name: ' ' }, 'prompts.0.name'],
  ['a name of two lines', { ...good, name: 'a\nb' }, 'prompts.0.name'],
  ['eleven tags', { ...good, tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'prompts.0.tags'],
  ['a tag that is no text', { ...good, tags: [7] }, 'prompts.0.tags.0'],
  ['null', null, 'prompts.0'],
  ['a list', [good], 'prompts.0.name'],
])('When an entry has %s, then it is refused by that path', (_, entry, path) => {
  expect(refusalOf([entry]).fields?.[0]?.path.startsWith(path.replace(/\.name$/, ''))).toBe(true);
});
