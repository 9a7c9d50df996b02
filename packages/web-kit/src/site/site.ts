import type { gatewayEndpoints } from '@academy/contracts/http/gateway/gateway-endpoints.ts';
import type { Site } from '@academy/contracts/http/gateway/site.ts';
import type { ApiClient } from '../api/client.ts';
import { endpointRef } from '../api/endpoint-ref.ts';

const site = endpointRef<typeof gatewayEndpoints.site>('GET', '/api/site');

/** What the apps say until the configured names are here; the same as the server's own defaults. */
export const defaultSite: Site = {
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

/** Asks for names and addresses of this academy, as configured. */
export const siteQuery = (client: ApiClient) => ({
  queryKey: ['/api/site'],
  queryFn: () => client.call(site, {}),
});
