import { RoleContext } from '../app/role-context.ts';
import { expect, it } from '@jest/globals';
import type { StaffSentQuestion } from '@academy/contracts/http/ai/sent-questions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, I18nContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { lightTheme } from '../app/theme/theme.ts';
import { TutorQuestionList } from './tutor-question-list.tsx';

const question: StaffSentQuestion = {
  id: 'one',
  question: '¿Qué es el caché?',
  language: 'es',
  kind: 'nearest',
  status: 'open',
  createdAt: '2026-11-21T10:00:00.000Z',
  version: 1,
};
const asked = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
  meta: undefined,
};

const drawn = async (language: Language, rows: StaffSentQuestion[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['tutor-questions', 'getList', asked], { data: rows, total: rows.length });
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={queries}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <ResourceContextProvider value="tutor-questions">
                    <TutorQuestionList />
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
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1).map(([, row = '']) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => {
      const labels = [...cell.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label);
      return labels.length > 0 ? labels.join(' · ') : cell.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');
    }),
  );

const done = { ...question, id: 'two', kind: 'not-taught', status: 'done' } as const;

it.each([
  [
    'es',
    ['Lo más cercano que tenemos', 'Español', 'Abierta', 'Añadir pregunta conocida · Marcar como resuelta'],
    ['No se enseña aquí', 'Español', 'Resuelta', 'Añadir pregunta conocida · Reabrir'],
  ],
  [
    'en',
    ['The nearest we have', 'Spanish', 'Open', 'Add known question · Mark as done'],
    ['Not taught here', 'Spanish', 'Done', 'Add known question · Reopen'],
  ],
] as const)(
  'When staff read questions in %s, the newest first, then each has its kind, language, status and what can be done',
  async (language, ...rows) => {
    const cells = cellsOf(await drawn(language, [question, done]));
    expect(
      cells.map(([text, kind, written, status, , action]) => [text, kind, written, status, action]),
    ).toEqual(rows.map((row) => ['¿Qué es el caché?', ...row]));
  },
);

it.each([
  ['es', 'Lo que faltaba: Un ejemplo.'],
  ['en', 'What was missing: Un ejemplo.'],
] as const)(
  'When its writer said what was missing, then staff read it in %s with the question',
  async (language, words) => {
    const missed = { ...question, kind: 'answer', remark: 'Un ejemplo.', passages: ['p'] } as const;
    const [[text] = []] = cellsOf(await drawn(language, [{ ...missed, passages: ['p'] }]));
    expect(text).toBe(`¿Qué es el caché?${words}`);
  },
);

it('When the list is narrowed, then by text, kind, language and status', async () => {
  const html = await drawn('es', [question]);
  const sources = [...html.matchAll(/data-source="([^"]+)"/g)].map(([, source]) => source);
  expect(sources).toEqual(['q', 'kind', 'language', 'status']);
});

it('When nothing was sent yet, then the list says so', async () => {
  expect(await drawn('es', [])).toContain('Ningún miembro ha enviado todavía');
});
