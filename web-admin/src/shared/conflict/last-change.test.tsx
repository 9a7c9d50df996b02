import { RoleContext } from '../../app/role-context.ts';
import type { AuditEntry } from '@academy/contracts/http/auth/audit.ts';
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, I18nContext, testDataProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { loadI18nProvider } from '../../app/i18n/i18n-provider.ts';
import { LanguageProvider } from '../../app/i18n/language-context.tsx';
import { LastChange } from './last-change.tsx';

const since = '2026-11-20T10:00:00.000Z';

const entry: AuditEntry = {
  id: 'e1',
  at: since,
  actorId: 'eva',
  actorName: 'Eva Ruiz',
  action: 'category.updated',
  resource: 'categories',
  resourceId: 'c1',
  fields: ['nameEs'],
  values: {},
  personal: 'none',
  network: null,
  requestId: null,
};

/** The console as an administrator has it, with what the log answered when it was asked from this moment on. */
const drawn = async (asked: string, entries: AuditEntry[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(
    [
      'audit',
      'getList',
      {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'at', order: 'DESC' },
        filter: { resource: 'categories', resourceId: 'c1', from: asked },
        meta: undefined,
      },
    ],
    { data: entries, total: entries.length },
  );
  const i18nProvider = await loadI18nProvider('en');
  return renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider initial={{ language: 'en', i18nProvider }}>
        <QueryClientProvider client={client}>
          <DataProviderContext.Provider value={testDataProvider()}>
            <I18nContext.Provider value={i18nProvider}>
              <RoleContext value="administrator">
                <LastChange resource="categories" id="c1" since={since} />
              </RoleContext>
            </I18nContext.Provider>
          </DataProviderContext.Provider>
        </QueryClientProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
};

it('When the log has the change that was met, then who made it is named', async () => {
  expect(await drawn(since, [entry])).toContain('Eva Ruiz changed it on');
});

it('When the log has only older changes, then nobody is named', async () => {
  expect(await drawn('2026-11-01T10:00:00.000Z', [entry])).not.toContain('Eva Ruiz');
  expect(await drawn(since, [])).toBe('');
});
