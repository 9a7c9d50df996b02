import type { Role } from '@academy/contracts/shared/people.ts';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { listAddress } from '../app/list-address.ts';
import { serverOrder } from '../app/server-order.ts';
import { Loaded } from '../shared/loaded.tsx';
import { Panel } from '../shared/panel.tsx';
import { PlainList } from '../shared/plain-list.tsx';
import { waitingKinds } from './waiting-kinds.ts';

/** There is about one automation of each type. */
const perPage = 100;
/** What no live message tells of is counted anew. */
const refreshMs = 60_000;

/** How much waits of each kind, and the way there; what cannot be counted now can be asked again, and the rest stands. */
export function Waiting({ role }: { role: Role }) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { identity } = useGetIdentity();
  const kinds = waitingKinds(role, identity?.id);
  const counts = useQueries({
    queries: kinds.map(({ resource, filter, only, isKnown }) => ({
      queryKey: [resource, 'getList', 'waiting', filter],
      enabled: isKnown,
      queryFn: async () => {
        const pagination = { page: 1, perPage: only ? perPage : 1 };
        const { data, total = 0 } = await provider.getList(resource, {
          filter,
          pagination,
          sort: serverOrder,
        });
        const now = Date.now();
        return only ? data.filter((row) => only(row, now)).length : total;
      },
      refetchInterval: refreshMs,
    })),
  });
  const text = (key: string, values?: object) => translate(`academy.home.waiting.${key}`, values);
  const isQuiet = counts.every(({ data }) => data === 0);
  const rows = kinds.flatMap(({ resource, filter }, at) => {
    const query = counts[at];
    if (!query || query.data === 0) return [];
    const head = (
      <Loaded query={query} height={24}>
        {(count) => (
          <Link className="row-link" to={listAddress(resource, filter)}>
            {text(resource, { smart_count: count })}
          </Link>
        )}
      </Loaded>
    );
    return [{ key: resource, head }];
  });
  return (
    <Panel title={text('title')}>
      <PlainList empty={isQuiet ? text('none') : ''} rows={rows} />
    </Panel>
  );
}
