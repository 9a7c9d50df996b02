import { RoleContext } from '../../app/role-context.ts';
import type { ContentVersion } from '@academy/contracts/shared/kept-versions.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { expect, it } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  DataProviderContext,
  I18nContext,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'ra-core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../../app/i18n/language-context.tsx';
import { lightTheme } from '../../app/theme/theme.ts';
import { StateComparison } from './state-comparison.tsx';
import { fileKey, versionKey, versionsKey } from './use-versions.ts';
import { VersionComparison } from './version-comparison.tsx';
import { versionsAtOnce, VersionsPanel } from './versions-panel.tsx';

const lesson = {
  id: 'l1',
  version: 7,
  status: 'published',
  titleEs: 'Di para quién',
  titleEn: 'Say for whom',
  contentEs: 'Di siempre para quién escribes.',
  contentEn: 'Say for whom you write.',
  estimatedMinutes: 10,
};

const version = (id: string, over: Partial<ContentVersion> = {}): ContentVersion => ({
  id,
  savedAt: '2026-11-02T10:00:00.000Z',
  savedBy: null,
  source: 'saved',
  fields: ['contentEs'],
  isPublished: false,
  ...over,
});

async function drawn(language: Language, children: ReactNode, seed: (client: QueryClient) => void) {
  const i18nProvider = await loadI18nProvider(language);
  const client = new QueryClient();
  seed(client);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={client}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <ResourceContextProvider value="lessons">
                    <RecordContextProvider value={lesson}>{children}</RecordContextProvider>
                  </ResourceContextProvider>
                </ThemeProvider>
              </RoleContext>
            </I18nContext.Provider>
          </DataProviderContext.Provider>
        </QueryClientProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

const listed = (language: Language, rows: ContentVersion[]) =>
  drawn(language, <VersionsPanel />, (client) =>
    client.setQueryData(versionsKey('lessons', lesson, versionsAtOnce), rows),
  );

it.each([
  ['es', 'Restaurado de una versión', 'Texto · Español', 'Publicada', 'Antes del primer cambio', 'Comparar'],
  ['en', 'Restored from a version', 'Text · Spanish', 'Published', 'Before the first change', 'Compare'],
] as const)(
  'When versions are read in %s, then each says how it came about and what it changed',
  async (language, ...words) => {
    const html = await listed(language, [
      version('b', { source: 'restored', isPublished: true }),
      version('a', { source: 'earlier', fields: [] }),
    ]);
    for (const word of words) expect(html).toContain(word);
    expect(html.match(/<li/g)).toHaveLength(2);
  },
);

it('When more versions are kept than are shown, then older ones are offered, and else not', async () => {
  const rows = Array.from({ length: versionsAtOnce + 1 }, (_, at) => version(String(at)));
  const html = await listed('en', rows);
  expect(html).toContain('Show older versions');
  expect(html.match(/<li/g)).toHaveLength(versionsAtOnce);
  expect(await listed('en', rows.slice(1))).not.toContain('Show older versions');
});

it('When nothing is kept yet, then that is said', async () => {
  expect(await listed('en', [])).toContain('Nothing has been changed here yet');
});

const compared = (state: Record<string, unknown>) =>
  drawn('en', <VersionComparison present={lesson} versionId="a" at="yesterday" />, (client) =>
    client.setQueryData(versionKey('lessons', 'l1', 'a'), { ...version('a'), state }),
  );

it('When a version is compared, then only what differs is shown, with its words marked', async () => {
  const html = await compared({ ...lesson, contentEs: 'Di siempre bien para quién.', status: 'draft' });
  expect(html).toContain('<del> bien</del>');
  expect(html).toMatch(/<ins>[^<]*escribes\.<\/ins>/);
  expect(html).toContain('Text · Spanish');
  expect(html).not.toContain('Text · English');
  expect(html).not.toContain('Status');
  expect(html).toContain('Restore this version');
});

it('When a version says the same as what is saved, then there is nothing to restore', async () => {
  const html = await compared({ titleEn: lesson.titleEn, status: 'draft' });
  expect(html).toContain('It says the same as what is saved now.');
  expect(html).not.toContain('Restore this version');
});

it('When it is known what the file of a record says, then it is offered to compare, and else not', async () => {
  const withFile = (state: Record<string, unknown> | null) =>
    drawn('es', <VersionsPanel />, (client) => {
      client.setQueryData(versionsKey('lessons', lesson, versionsAtOnce), []);
      client.setQueryData(fileKey('lessons', lesson), { state });
    });
  expect(await withFile({ titleEs: 'Del archivo' })).toContain('Comparar con lo que dice el archivo');
  expect(await withFile(null)).not.toContain('Lo que dice el archivo');
});

it('When the file says something else, then what differs is shown with the way back to it', async () => {
  const words = { restore: 'Back to the file', ask: 'Back?' };
  const html = await drawn(
    'en',
    <StateComparison
      present={lesson}
      state={{ titleEn: 'Say what for', contentEn: lesson.contentEn }}
      name="The file"
      action="file/restore"
      words={words}
    />,
    () => undefined,
  );
  expect(html).toMatch(/<del>[^<]*what/);
  expect(html).toContain('Back to the file');
  expect(html).not.toContain('Text · English');
});
