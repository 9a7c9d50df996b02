import { authEndpoints } from './auth.ts';
import { catalogEndpoints } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { gatewayEndpoints } from './gateway.ts';
import { libraryEndpoints } from './library.ts';

/** Every call of the academy: OpenAPI and the role matrix are made from it. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...authEndpoints,
  ...catalogEndpoints,
  ...libraryEndpoints,
  ...gatewayEndpoints,
};
