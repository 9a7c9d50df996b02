import type { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../api/client.ts';

const figures = endpointRef<typeof catalogEndpoints.courseFigures>('GET', '/api/courses/figures');

/** How much is published, and whether a course waits to be. */
export const figuresQuery = queryOptions({
  queryKey: ['/api/courses/figures'],
  queryFn: () => client.call(figures, {}),
});
