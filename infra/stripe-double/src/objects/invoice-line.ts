import type Stripe from 'stripe';

export interface LineParts {
  invoice: string;
  subscription: string;
  item: Stripe.SubscriptionItem;
  /** Cents before any discount. */
  amount: number;
  period: Stripe.InvoiceLineItem.Period;
  isProration?: boolean;
  /** Cents, by the id of each discount. */
  discountAmounts?: { amount: number; discount: string }[];
}

export const lineObject = (
  id: string,
  { invoice, subscription, item, amount, period, isProration = false, discountAmounts = [] }: LineParts,
): Stripe.InvoiceLineItem => ({
  id,
  object: 'line_item',
  amount,
  currency: item.price.currency,
  description: 'Premium',
  discount_amounts: discountAmounts,
  discountable: !isProration,
  discounts: discountAmounts.map(({ discount }) => discount),
  invoice,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: isProration,
      proration_details: null,
      subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period,
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product: String(item.price.product) },
    type: 'price_details',
    unit_amount_decimal: item.price.unit_amount_decimal,
  },
  quantity: 1,
  quantity_decimal: null,
  subscription,
  subtotal: amount,
  taxes: [],
});
