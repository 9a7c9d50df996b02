import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { taxIdObject } from '../objects/customer.ts';
import type { World } from '../world.ts';

export const addressOf = ({ line1, postalCode, city, country }: Billing): Stripe.Address => ({
  line1,
  line2: null,
  postal_code: postalCode,
  city,
  country,
  state: null,
});

export const taxIdsOf = (world: World, customer: string, billing: Billing | null): Stripe.TaxId[] =>
  billing?.taxId
    ? [
        taxIdObject(world.newId('txi'), world.now(), {
          customer,
          type: billing.country === 'ES' ? 'es_cif' : 'unknown',
          value: billing.taxId,
        }),
      ]
    : [];
