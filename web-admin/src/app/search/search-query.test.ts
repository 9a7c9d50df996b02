import { expect, it } from '@jest/globals';
import { QueriesObserver, QueryClient } from '@tanstack/react-query';
import type { GetListParams, GetListResult } from 'ra-core';
import { searchQuery } from './search-query.ts';
import type { SearchedResource } from './searched-resources.ts';

const resource = (name: string, page: SearchedResource['page'] = 'show'): SearchedResource => ({
  name,
  page,
  titleOf: ({ id }) => String(id),
  detailOf: () => '',
});

interface Call {
  name: string;
  params: GetListParams & { signal?: AbortSignal };
  settled: PromiseWithResolvers<GetListResult>;
}

/** A search whose answers come when the test says so. */
function searching(...names: string[]) {
  const calls: Call[] = [];
  const getList = (name: string, params: GetListParams) => {
    const settled = Promise.withResolvers<GetListResult>();
    calls.push({ name, params, settled });
    return settled.promise as Promise<GetListResult<never>>;
  };
  const queriesFor = (words: string) =>
    names.map((name) => searchQuery({ getList: getList as never }, resource(name), words));
  const observer = new QueriesObserver(new QueryClient(), []);
  const leave = observer.subscribe(() => undefined);
  const titles = () =>
    observer.getCurrentResult().map(({ data }) => (data as GetListResult | undefined)?.data[0]?.id);
  const callFor = (q: string, name = names[0]) =>
    calls.find((call) => call.name === name && call.params.filter.q === q)!;
  const answer = async (q: string, id: string, name = names[0]) => {
    callFor(q, name).settled.resolve({ data: [{ id }], total: 1 });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { observer, queriesFor, titles, callFor, answer, leave };
}

it('When an older answer comes after a newer one, then the newer stays and the older call was aborted', async () => {
  const { observer, queriesFor, titles, callFor, answer, leave } = searching('users');
  observer.setQueries(queriesFor('an'));
  observer.setQueries(queriesFor('ana'));
  expect(callFor('an').params.signal?.aborted).toBe(true);
  expect(callFor('ana').params.signal?.aborted).toBe(false);
  await answer('ana', 'newer');
  await answer('an', 'older');
  expect(titles()).toEqual(['newer']);
  leave();
});

it('When the older answer comes first, then it is not shown for the newer words', async () => {
  const { observer, queriesFor, titles, answer, leave } = searching('users');
  observer.setQueries(queriesFor('an'));
  observer.setQueries(queriesFor('ana'));
  await answer('an', 'older');
  expect(titles()).toEqual([undefined]);
  await answer('ana', 'newer');
  expect(titles()).toEqual(['newer']);
  leave();
});

it('When typing goes on, then what was asked is aborted before anything else is', () => {
  const { observer, queriesFor, callFor, leave } = searching('users', 'courses');
  observer.setQueries(queriesFor('an'));
  observer.setQueries([]);
  expect(callFor('an', 'users').params.signal?.aborted).toBe(true);
  expect(callFor('an', 'courses').params.signal?.aborted).toBe(true);
  leave();
});

it('When one resource fails, then it says so at once and the others are there', async () => {
  const { observer, queriesFor, titles, callFor, answer, leave } = searching('users', 'courses');
  observer.setQueries(queriesFor('ana'));
  callFor('ana', 'users').settled.reject(new Error('down'));
  await answer('ana', 'anatomy', 'courses');
  expect(observer.getCurrentResult().map(({ isError }) => isError)).toEqual([true, false]);
  expect(titles()).toEqual([undefined, 'anatomy']);
  leave();
});

it('When a resource has no pages of its records, then one row is read for the count', () => {
  const wanted: GetListParams[] = [];
  const getList = async (_name: string, params: GetListParams) => {
    wanted.push(params);
    return { data: [], total: 0 };
  };
  const { signal } = new AbortController();
  void searchQuery({ getList }, resource('users'), 'ana').queryFn({ signal });
  void searchQuery({ getList }, resource('invoices', null), 'ana').queryFn({ signal });
  expect(wanted.map(({ pagination }) => pagination?.perPage)).toEqual([5, 1]);
  expect(wanted[0]).toMatchObject({ filter: { q: 'ana' }, signal });
});
