import type { Offer, paymentEndpoints } from '@academy/contracts/http/payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

const getOffer = endpointRef<typeof paymentEndpoints.getOffer>('GET', '/api/payments/offer');

/** What the pages say until the configured prices are here; the same as the server's own defaults. */
const defaults: Offer = {
  currency: 'eur',
  prices: { month: 2999, year: 29_990 },
  vatPercent: 21,
  provider: null,
};

export const offerQuery = queryOptions({
  queryKey: ['/api/payments/offer'],
  queryFn: () => client.call(getOffer, {}),
});

/** What premium costs, in cents with VAT, and who takes the money. */
export const useOffer = (): Offer => useQuery(offerQuery).data ?? defaults;
