import { RoleContext } from '../app/role-context.ts';
import { expect, it } from '@jest/globals';
import { leastGapPeople, type TutorGap } from '@academy/contracts/http/ai/tutor-gaps.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, I18nContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { lightTheme } from '../app/theme/theme.ts';
import { TutorGapList } from './tutor-gap-list.tsx';

const near: TutorGap = {
  id: 'nearest/lesson/anatomy/El formato',
  kind: 'nearest',
  place: {
    kind: 'lesson',
    id: 'anatomy',
    title: { es: 'Anatomía', en: 'Anatomy' },
    section: { es: 'El formato', en: 'The format' },
  },
  days: 30,
  people: 7,
  lastDay: '2026-11-21',
};
const inDocument: TutorGap = {
  ...near,
  id: 'nearest/document/reports',
  place: { kind: 'document', id: 'reports', title: { es: 'Informes', en: 'Reports' }, section: null },
  people: 6,
};
const elsewhere: TutorGap = {
  ...near,
  id: 'not-taught/elsewhere',
  kind: 'not-taught',
  place: null,
  people: 5,
};

const asked = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'people', order: 'DESC' },
  filter: { days: 30 },
  meta: undefined,
};

const drawn = async (language: Language, rows: TutorGap[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['tutor-gaps', 'getList', asked], { data: rows, total: rows.length });
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={queries}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <ResourceContextProvider value="tutor-gaps">
                    <TutorGapList />
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

const cellsOf = (html: string): string[][] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
    .slice(1)
    .map(([, row = '']) =>
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')),
    );

it.each([
  [
    'es',
    ['Anatomía › El formato', 'Lo más cercano que tenemos', '7'],
    ['Informes', 'Lo más cercano que tenemos', '6'],
    ['Lejos de todo lo que enseñamos', 'No se enseña aquí', '5'],
  ],
  [
    'en',
    ['Anatomy › The format', 'The nearest we have', '7'],
    ['Reports', 'The nearest we have', '6'],
    ['Far from all that we teach', 'Not taught here', '5'],
  ],
] as const)(
  'When staff read in %s what is not taught, then each place has its kind and people, and leads to its page',
  async (language, ...rows) => {
    const html = await drawn(language, [near, inDocument, elsewhere]);
    expect(cellsOf(html).map((cells) => cells.slice(0, 3))).toEqual(rows);
    const links = [...html.matchAll(/<a class="row-link" href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/lessons/anatomy', '/documents/reports']);
  },
);

it('When the list opens, then it is narrowed to 30 days, and can be by text, days and kind', async () => {
  const html = await drawn('es', [near]);
  const sources = [...html.matchAll(/data-source="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(['q', 'days', 'kind']);
  // Its rows stand under the question that `asked` describes, and are asked for as no other.
  expect(html).toContain('Anatomía');
});

it.each([
  ['es', 'al menos cinco personas'],
  ['en', 'at least five different people'],
] as const)(
  'When no place has enough people, then the list says in %s how many it takes',
  async (language, words) => {
    // The words of the locale files stand for this number.
    expect(leastGapPeople).toBe(5);
    expect(await drawn(language, [])).toContain(words);
  },
);
