import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { SharedAttempt } from '@academy/contracts/http/catalog/shared-attempts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';

export type { SharedAttempt };

const read = endpointRef<typeof catalogEndpoints.getSharedAttempt>('GET', '/api/attempts/:id/shared');
const share = endpointRef<typeof catalogEndpoints.shareAttempt>('POST', '/api/attempts/:id/share');
const unshare = endpointRef<typeof catalogEndpoints.unshareAttempt>('DELETE', '/api/attempts/:id/share');

/** Read afresh on arrival: its author may have stopped sharing it, or the reader may have passed the exercise. */
export const sharedAttemptQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/attempts', id, 'shared'],
    queryFn: () => client.call(read, { params: { id } }),
    staleTime: 0,
  });

/** Shares the caller's own attempt, so that a post may hold its id; again changes nothing. */
export async function shareAttempt(queries: QueryClient, id: string): Promise<void> {
  queries.setQueryData(sharedAttemptQuery(id).queryKey, await client.call(share, { params: { id } }));
}

export async function unshareAttempt(queries: QueryClient, id: string): Promise<void> {
  await client.call(unshare, { params: { id } });
  await queries.invalidateQueries({ queryKey: sharedAttemptQuery(id).queryKey });
}
