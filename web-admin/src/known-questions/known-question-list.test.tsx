import { RoleContext } from '../app/role-context.ts';
import { expect, it } from '@jest/globals';
import type { StaffKnownQuestion } from '@academy/contracts/http/ai/known-questions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, I18nContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { lightTheme } from '../app/theme/theme.ts';
import { KnownQuestionList } from './known-question-list.tsx';

const at = '2026-11-21T10:00:00.000Z';
const known: StaffKnownQuestion = {
  id: 'one',
  question: '¿Y en una tabla?',
  language: 'es',
  status: 'active',
  passage: {
    id: 'lesson/anatomy/es/words',
    kind: 'lesson',
    placeId: 'anatomy',
    title: 'Anatomía',
    heading: 'El formato',
    language: 'es',
    excerpt: 'Pide una tabla.',
    href: '/lessons/anatomy?lang=es&passage=Pide',
  },
  sentence: 'Pide una tabla.',
  createdAt: at,
  updatedAt: at,
  history: [
    { by: 'boss', at, before: { question: '¿Tabla?', status: 'active' } },
    { by: 'boss', at, before: null },
  ],
  version: 4,
};
const gone: StaffKnownQuestion = { ...known, id: 'two', passage: null };
const removed: StaffKnownQuestion = { ...known, id: 'three', status: 'removed' };
const asked = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'updatedAt', order: 'DESC' },
  filter: {},
  meta: undefined,
};

const drawn = async (language: Language, rows: StaffKnownQuestion[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['known-questions', 'getList', asked], { data: rows, total: rows.length });
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={queries}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <ResourceContextProvider value="known-questions">
                    <KnownQuestionList />
                  </ResourceContextProvider>
                </ThemeProvider>
              </RoleContext>
            </I18nContext.Provider>
          </DataProviderContext.Provider>
        </QueryClientProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
};

const rowsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1).map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => {
      const [, label] = /<button[^>]*aria-label="([^"]+)"/.exec(cell) ?? [];
      return label ?? cell.replaceAll(/<[^>]+>/g, '');
    }),
  );

it.each([
  [
    'es',
    ['Conocida', 'Quitar'],
    ['Pasaje no encontrado: retirado o cambiado', 'Quitar'],
    ['Quitada', 'Recuperar'],
  ],
  [
    'en',
    ['Known', 'Remove'],
    ['Passage not found: withdrawn or changed', 'Remove'],
    ['Removed', 'Bring back'],
  ],
] as const)(
  'When staff read known questions in %s, then each says whether the tutor knows it, and can be undone',
  async (language, ...states) => {
    const rows = rowsOf(await drawn(language, [known, gone, removed]));
    expect(rows.map((cells) => [cells[3], cells.at(-1)])).toEqual(states);
    expect(rows.map((cells) => cells[1])).toEqual([
      'Anatomía › El formato',
      '«Pide una tabla.»',
      'Anatomía › El formato',
    ]);
  },
);

it.each([
  ['es', '2 cambios', 'Redactada de nuevo; antes', 'Añadida'],
  ['en', '2 changes', 'Reworded, before', 'Added'],
] as const)(
  'When a question was reworded, then its history says so in %s, with what it was',
  async (language, ...words) => {
    const html = await drawn(language, [known]);
    for (const word of [...words, '«¿Tabla?»']) expect(html).toContain(word);
  },
);
