import { expect, it } from '@jest/globals';
import type { Language } from '@academy/contracts/shared/language.ts';
import { I18nContext } from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadI18nProvider } from '../i18n/i18n-provider.ts';
import { SearchList } from './search-list.tsx';
import type { Choice, Group } from './search-results.ts';
import { SearchState } from './search-state.tsx';
import type { Search } from './use-search.ts';

const drawn = async (what: ReactNode, language: Language = 'es') =>
  renderToStaticMarkup(
    <I18nContext.Provider value={await loadI18nProvider(language)}>{what}</I18nContext.Provider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');

const person: Choice = { kind: 'record', id: 'users/u1', to: '/users/u1/show', text: 'Ana', detail: 'a@b.c' };
const all = (resource: string, total: number): Choice => ({
  kind: 'list',
  id: resource,
  to: `/${resource}`,
  resource,
  total,
});
const groups: Group[] = [
  { id: 'users', choices: [person, all('users', 12)] },
  { id: 'lists', choices: [all('invoices', 1)] },
];
const list = (
  <SearchList
    listId="found"
    groups={groups}
    active={person}
    optionId={({ id }) => `found-${id}`}
    onOpen={() => undefined}
  />
);
const wordsIn = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('When there are results, then a listbox has them in named groups, and one of them is selected', async () => {
  const html = await drawn(list);
  expect(html).toMatch(/id="found" role="listbox"/);
  expect(html.match(/role="group" aria-label="([^"]+)"/g)).toEqual([
    'role="group" aria-label="Usuarios"',
    'role="group" aria-label="En otras listas"',
  ]);
  expect(html.match(/role="option" aria-selected="true"/g)).toHaveLength(1);
  expect(html).toMatch(/id="found-users\/u1" role="option" aria-selected="true"/);
});

it.each([
  [
    'es',
    'Usuarios Ana a@b.c Ver los 12 resultados en la lista En otras listas Facturas Ver el único resultado en la lista',
  ],
  [
    'en',
    'Users Ana a@b.c See all 12 results in the list In other lists Invoices See the only result in the list',
  ],
] as const)(
  'When the interface is in %s, then headings and ways to the lists are too',
  async (language, words) => {
    expect(wordsIn(await drawn(list, language))).toBe(words);
  },
);

const state = async (search: Partial<Search>, words: string, found = 0) =>
  wordsIn(
    await drawn(
      <SearchState
        search={{
          groups: [],
          isLoading: false,
          failed: [],
          retry: () => undefined,
          hasRecords: true,
          ...search,
        }}
        words={words}
        found={found}
      />,
    ),
  ).replace(/ ↑.*/, '');

it('When the search waits, finds, finds nothing or fails in part, then it says which', async () => {
  expect(await state({}, '')).toMatch(/^Con dos letras o más/);
  expect(await state({ isLoading: true }, 'ana')).toBe('Buscando…');
  expect(await state({}, 'ana', 3)).toBe('3 sugerencias');
  expect(await state({}, 'zzz')).toBe('Nada coincide con «zzz».');
  expect(await state({ failed: ['users', 'help'] }, 'ana', 1)).toBe(
    'No se ha podido buscar en: Usuarios, Ayuda. Volver a intentarlo 1 sugerencia',
  );
  expect(await state({ failed: ['users'] }, 'zzz')).not.toMatch(/Nada/);
  expect((await state({ hasRecords: false }, '')).startsWith('Con')).toBe(false);
});
