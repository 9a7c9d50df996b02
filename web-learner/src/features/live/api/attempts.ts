import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import type { Attempt } from '@academy/contracts/http/catalog/attempts.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';

const attempts = endpointRef<typeof catalogEndpoints.listAttempts>('GET', '/api/exercises/:id/attempts');

export const readAttempts = (exerciseId: string): Promise<Attempt[]> =>
  client.call(attempts, { params: { id: exerciseId }, query: {} });
