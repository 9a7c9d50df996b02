import type { Viewing, viewingEndpoints } from '@academy/contracts/http/auth/viewings.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

const list = endpointRef<typeof viewingEndpoints.listViewings>('GET', '/api/auth/viewings');
const end = endpointRef<typeof viewingEndpoints.endViewing>('DELETE', '/api/auth/viewings/:id');

/** Not sooner, should the clocks disagree. */
const soonestMs = 1_000;

/** Until the first that is open ends; false where none is. */
export function untilNextEnd(viewings: readonly Viewing[] = [], now: number = Date.now()): number | false {
  const ends = viewings.filter(({ isOpen }) => isOpen).map(({ endsAt }) => Date.parse(endsAt));
  return ends.length > 0 && Math.max(soonestMs, Math.min(...ends) - now);
}

/** They end by themselves, so the list is read afresh on arrival and when one does. */
export const viewingsQuery = queryOptions({
  queryKey: ['/api/auth/viewings'],
  queryFn: () => client.call(list, {}),
  staleTime: 0,
  refetchInterval: ({ state }) => untilNextEnd(state.data),
});

export const endViewing = (id: string) => client.call(end, { params: { id } });
