import type { gatewayEndpoints, Site } from '@academy/contracts/http/gateway.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

const site = endpointRef<typeof gatewayEndpoints.site>('GET', '/api/site');

/** What the pages say until the configured names are here; the same as the server's own defaults. */
const defaults: Site = {
  brand: 'Promptario',
  company: 'Promptario',
  companyAddress: '',
  companyTaxId: '',
  companyRegister: '',
  contactEmail: '',
  privacyEmail: '',
  publicUrl: '',
  termsVersion: '',
  analyticsScript: null,
};

/** Names and addresses of this academy, as configured. */
export function useSite(): Site {
  return useQuery({ queryKey: ['/api/site'], queryFn: () => client.call(site, {}) }).data ?? defaults;
}
