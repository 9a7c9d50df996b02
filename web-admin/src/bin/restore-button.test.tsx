import { RoleContext } from '../app/role-context.ts';
import type { BinEntry } from '@academy/contracts/http/catalog/staff-bin.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { expect, it } from '@jest/globals';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  CloseNotificationContext,
  DataProviderContext,
  I18nContext,
  RecordContextProvider,
  ResourceContextProvider,
  testDataProvider,
} from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../app/i18n/language-context.tsx';
import { lightTheme } from '../app/theme/theme.ts';
import { RestoreButton } from './restore-button.tsx';
import { DeletedNotice } from '../shared/bin/deleted-notice.tsx';

const entry: BinEntry = {
  id: 'lessons.l1',
  resource: 'lessons',
  recordId: 'l1',
  titleEs: 'Di para quién',
  titleEn: 'Say for whom',
  parentTitleEs: 'Uno',
  parentTitleEn: 'One',
  isPublished: false,
  lessons: 0,
  exercises: 2,
  deletedAt: '2026-11-02T10:00:00.000Z',
  deletedBy: 'ana',
  endsAt: '2026-12-02T10:00:00.000Z',
};

async function drawn(language: Language, row: BinEntry) {
  const i18nProvider = await loadI18nProvider(language);
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language, i18nProvider }}>
        <QueryClientProvider client={new QueryClient()}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <ThemeProvider theme={createTheme(lightTheme)}>
                  <CloseNotificationContext.Provider value={() => {}}>
                    <ResourceContextProvider value="bin">
                      <RecordContextProvider value={row}>
                        <RestoreButton
                          recordOf={({ resource, recordId }: BinEntry) => ({ resource, id: recordId })}
                        />
                        <DeletedNotice resource={row.resource} id={row.recordId} />
                      </RecordContextProvider>
                    </ResourceContextProvider>
                  </CloseNotificationContext.Provider>
                </ThemeProvider>
              </RoleContext>
            </I18nContext.Provider>
          </DataProviderContext.Provider>
        </QueryClientProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
}

it.each([
  ['es', 'Restaurar', 'Lección movida a la papelera', 'Deshacer'],
  ['en', 'Restore', 'Lesson moved to the bin', 'Undo'],
] as const)(
  'When something was deleted, then in %s the notice says where it is and offers to undo it',
  async (language, restore, notice, undo) => {
    const html = await drawn(language, entry);
    for (const word of [restore, notice, undo]) expect(html).toContain(word);
    expect(html).not.toContain('…');
  },
);

it('When learners would see it again at once, then the button says that it asks first', async () => {
  expect(await drawn('en', { ...entry, isPublished: true })).toContain('Restore…');
});
