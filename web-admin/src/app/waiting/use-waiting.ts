import type { Role } from '@academy/contracts/shared/people.ts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity } from 'ra-core';
import { serverOrder } from '../server-order.ts';
import { waitingKinds, type WaitingKind } from './waiting-kinds.ts';

/** There is about one automation of each type. */
const perPage = 100;
/** What no live message tells of is counted anew. */
const refreshMs = 60_000;

export interface Waiting extends WaitingKind {
  count: UseQueryResult<number>;
}

/** What may wait for somebody of this role, or of that in one resource alone, with how much does. */
export function useWaiting(role: Role, only?: string): Waiting[] {
  const provider = useDataProvider();
  const { identity } = useGetIdentity();
  const kinds = waitingKinds(role, identity?.id).filter(
    ({ resource }) => only === undefined || resource === only,
  );
  const counts = useQueries({
    queries: kinds.map(({ resource, filter, only: isMeant, isKnown }) => ({
      queryKey: [resource, 'getList', 'waiting', filter],
      enabled: isKnown,
      queryFn: async () => {
        const pagination = { page: 1, perPage: isMeant ? perPage : 1 };
        const { data, total = 0 } = await provider.getList(resource, {
          filter,
          pagination,
          sort: serverOrder,
        });
        const now = Date.now();
        return isMeant ? data.filter((row) => isMeant(row, now)).length : total;
      },
      refetchInterval: refreshMs,
    })),
  });
  return kinds.flatMap((kind, at) => {
    const count = counts[at];
    return count ? [{ ...kind, count }] : [];
  });
}
