import type { Offer, paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';

export type { Offer };

const offer = endpointRef<typeof paymentEndpoints.getOffer>('GET', '/api/payments/offer');

/** What premium costs, as configured. */
export const offerQuery = queryOptions({
  queryKey: ['/api/payments/offer'],
  queryFn: () => client.call(offer, {}),
});

export const useOffer = (): Offer | undefined => useQuery(offerQuery).data;
