import type { gatewayEndpoints } from '@academy/contracts/http/gateway.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api.ts';

const site = endpointRef<typeof gatewayEndpoints.site>('GET', '/api/site');
const defaults = { brand: 'Promptario' };

/** Names of this academy, as configured. */
export function useSite(): { brand: string } {
  const { data } = useQuery({
    queryKey: ['/api/site'],
    queryFn: () => client.call(site, {}),
    staleTime: Infinity,
  });
  return data ?? defaults;
}
