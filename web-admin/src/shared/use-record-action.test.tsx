import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DataProviderContext, HttpError, ResourceContextProvider, testDataProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { useRecordAction } from './use-record-action.ts';

type Act = ReturnType<typeof useRecordAction>['act'];

/** The record as the page has it, and the page's way to act on it where the server answers so. */
const pageWhere = (answer: () => Promise<unknown>) => {
  const client = new QueryClient();
  const record = ['subscriptions', 'getOne', { id: 'ana' }];
  client.setQueryData(record, { id: 'ana', version: 1 });
  const found: Act[] = [];
  function Page() {
    found.push(useRecordAction('adjust').act);
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <DataProviderContext.Provider value={{ ...testDataProvider(), act: answer } as never}>
          <ResourceContextProvider value="subscriptions">
            <Page />
          </ResourceContextProvider>
        </DataProviderContext.Provider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  // The data provider's errors are written there, which is not what is tested.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [act] = found;
  if (!act) throw new Error('nothing was drawn');
  return { act, isFetchedAnew: () => client.getQueryState(record)?.isInvalidated };
};

it.each([
  ['was carried out', () => Promise.resolve({})],
  ['is told of a change', () => Promise.reject(new HttpError('', 409, {}))],
  ['has no answer in time', () => Promise.reject(new HttpError('', 503, {}))],
  ['does not reach the server', () => Promise.reject(new TypeError('Failed to fetch'))],
])('When an action %s, then its record is fetched anew', async (_what, answer) => {
  const { act, isFetchedAnew } = pageWhere(answer);
  expect(isFetchedAnew()).toBe(false);
  await act({ id: 'ana', version: 1 }, {}, { done: 'refundPart' });
  expect(isFetchedAnew()).toBe(true);
});
