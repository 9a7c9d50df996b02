import { RoleContext } from '../app/role-context.ts';
import { expect, it } from '@jest/globals';
import { leastVotePeople, type TutorVotes } from '@academy/contracts/http/ai/tutor-votes.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, I18nContext, ResourceContextProvider, testDataProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { lightTheme } from '../app/theme/theme.ts';
import { TutorVoteList } from './tutor-vote-list.tsx';

const votes: TutorVotes = {
  id: 'lesson/anatomy/es/words',
  kind: 'lesson',
  placeId: 'anatomy',
  title: 'Anatomía',
  heading: 'El formato',
  language: 'es',
  excerpt: 'Pide una tabla.',
  href: '/lessons/anatomy?lang=es&passage=Pide',
  people: 5,
  notHelpful: 3,
  share: 0.6,
  remarks: 2,
  questions: 0,
};
const asked = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'share', order: 'DESC' },
  filter: {},
  meta: undefined,
};

const drawn = async (language: Language, rows: TutorVotes[]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(['tutor-votes', 'getList', asked], { data: rows, total: rows.length });
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={queries}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <ResourceContextProvider value="tutor-votes">
                    <TutorVoteList />
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
      [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) =>
        cell.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ''),
      ),
    );

it.each([
  ['es', '60 % (3 de 5 personas)', '2 comentarios', 'Ninguna añadida', 'Añadir pregunta conocida'],
  ['en', '60% (3 of 5 people)', '2 remarks', 'None added', 'Add known question'],
] as const)(
  'When staff read in %s which answers do not help, then each passage has its counts and its ways on',
  async (language, share, remarks, known, action) => {
    const html = await drawn(language, [votes]);
    const [[passage, ...counts] = []] = cellsOf(html);
    expect(passage).toBe('Anatomía › El formatoPide una tabla.');
    expect(counts.slice(0, 3)).toEqual([share, remarks, known]);
    expect(html).toContain(`aria-label="${action}"`);
    expect(html).toContain('href="/lessons/anatomy?lang=es&amp;passage=Pide"');
    const [, search = ''] = /href="\/tutor-questions\?([^"]+)"/.exec(html) ?? [];
    expect(new URLSearchParams(search).get('filter')).toBe(JSON.stringify({ passage: votes.id }));
  },
);

it.each([
  ['es', 'al menos cinco personas'],
  ['en', 'at least five different people'],
] as const)(
  'When no passage has enough people, then the list says in %s how many it takes',
  async (language, words) => {
    // The words of the locale files stand for this number.
    expect(leastVotePeople).toBe(5);
    expect(await drawn(language, [])).toContain(words);
  },
);
