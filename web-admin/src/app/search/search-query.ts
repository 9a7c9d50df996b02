import type { DataProvider, GetListResult } from 'ra-core';
import { serverOrder } from '../server-order.ts';
import type { SearchedResource } from './searched-resources.ts';

/** Records of each resource that are shown; the rest is one choice away, in its list. */
export const SHOWN = 5;

/**
 * The staff list's own call for what was typed, under the key of react-admin's lists, so that live changes reach it. What
 * is asked for no longer is aborted, and an answer counts for its own words alone.
 */
export function searchQuery(
  dataProvider: Pick<DataProvider, 'getList'>,
  { name, page }: SearchedResource,
  words: string,
) {
  const asked = {
    pagination: { page: 1, perPage: page === null ? 1 : SHOWN },
    sort: serverOrder,
    filter: { q: words },
  };
  return {
    queryKey: [name, 'getList', asked],
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<GetListResult> =>
      dataProvider.getList(name, { ...asked, signal }),
    // Whoever searches is there to try again.
    retry: false,
  };
}
