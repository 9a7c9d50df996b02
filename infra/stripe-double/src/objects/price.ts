import Stripe from 'stripe';

export interface PriceParts {
  currency: string;
  product: string;
  unitAmount: number;
  interval: 'month' | 'year';
}

/** What inline `price_data` becomes: a price that cannot be used again. */
export const priceObject = (
  id: string,
  created: number,
  { currency, product, unitAmount, interval }: PriceParts,
): Stripe.Price => ({
  id,
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: {
    interval,
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'inclusive',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: unitAmount,
  unit_amount_decimal: Stripe.Decimal.from(unitAmount),
});

/** The older twin of a price, which items still carry. */
export const planObject = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: false,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
