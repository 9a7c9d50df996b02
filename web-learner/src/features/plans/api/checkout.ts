import type { paymentEndpoints } from '@academy/contracts/http/auth/payments.ts';
import type { Interval } from '@academy/contracts/shared/payments.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

const checkout = endpointRef<typeof paymentEndpoints.startCheckout>('POST', '/api/payments/checkout');

/** What is bought. `coupon` is left out for none. */
export interface Purchase {
  interval: Interval;
  coupon?: string;
}

export const startCheckout = (purchase: Purchase & { language: Language }) =>
  client.call(checkout, { body: purchase });
