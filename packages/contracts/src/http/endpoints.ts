import { authEndpoints } from './auth.ts';
import { catalogEndpoints } from './catalog.ts';
import type { Endpoint } from './endpoint.ts';
import { gatewayEndpoints } from './gateway.ts';
import { libraryEndpoints } from './library.ts';
import { paymentEndpoints } from './payments.ts';
import { requestEndpoints } from './requests.ts';
import { staffPaymentEndpoints } from './staff-payments.ts';

/** Every call of the academy: OpenAPI and the role matrix are made from it. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  ...authEndpoints,
  ...paymentEndpoints,
  ...staffPaymentEndpoints,
  ...requestEndpoints,
  ...catalogEndpoints,
  ...libraryEndpoints,
  ...gatewayEndpoints,
};
