import { expect, it } from '@jest/globals';
import polyglot from 'ra-i18n-polyglot';
import { messages as english } from '../locales/en/messages.ts';
import { messages as spanish } from '../locales/es/messages.ts';
import { csvHeading, csvHeadings, inWords } from './csv-words.ts';

const spoken = (messages: typeof english) =>
  polyglot(() => messages, 'any', [], { allowMissing: true }).translate;
const words = { role: 'resources.users.roles', plan: 'resources.users.plans' };

it('When staff export a list, then headings and values are in the language of the console', () => {
  const row = { id: 'a1', role: 'learner', plan: 'free', isAdmin: false, score: 3, reason: null };
  expect(inWords(row, { words, translate: spoken(spanish) })).toEqual({
    ...row,
    role: 'Estudiante',
    plan: 'Gratis',
    isAdmin: 'No',
  });
  const heading = (column: string, messages: typeof english) =>
    csvHeading(column, { resource: 'users', translate: spoken(messages) });
  expect(['firstName', 'role', 'id'].map((column) => heading(column, spanish))).toEqual([
    'Nombre',
    'Rol',
    'Id',
  ]);
  expect(['firstName', 'role', 'id'].map((column) => heading(column, english))).toEqual([
    'First name',
    'Role',
    'Id',
  ]);
});

it('When a value or a column has no word, then it stays as it is', () => {
  const translate = spoken(english);
  expect(inWords({ role: 'founder' }, { words, translate })).toEqual({ role: 'founder' });
  expect(csvHeading('unheard', { resource: 'users', translate })).toBe('unheard');
});

it.each([
  ['documents', ['titleEs', 'titleEn', 'category'], ['Título (español)', 'Título (inglés)', 'Categoría']],
  ['audit', ['actorId', 'actorName'], ['Id del autor', 'Autor']],
])(
  'When two columns of %s go by one name on screen, then a file tells them apart',
  (resource, columns, headings) => {
    expect(csvHeadings(columns, { resource, translate: spoken(spanish) })).toEqual(headings);
  },
);
