import type { viewingEndpoints } from '@academy/contracts/http/auth/viewings.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

const list = endpointRef<typeof viewingEndpoints.listViewings>('GET', '/api/auth/viewings');
const end = endpointRef<typeof viewingEndpoints.endViewing>('DELETE', '/api/auth/viewings/:id');

/** They end by themselves, so the list is read afresh on arrival. */
export const viewingsQuery = queryOptions({
  queryKey: ['/api/auth/viewings'],
  queryFn: () => client.call(list, {}),
  staleTime: 0,
});

export const endViewing = (id: string) => client.call(end, { params: { id } });
