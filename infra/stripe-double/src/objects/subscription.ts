import type Stripe from 'stripe';
import { listObject } from './list.ts';
import { planObject } from './price.ts';

export interface ItemParts {
  subscription: string;
  price: Stripe.Price;
  start: number;
  end: number;
}

export const itemObject = (
  id: string,
  created: number,
  { subscription, price, start, end }: ItemParts,
): Stripe.SubscriptionItem => ({
  id,
  object: 'subscription_item',
  billing_thresholds: null,
  created,
  current_period_end: end,
  current_period_start: start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planObject(price),
  price,
  quantity: 1,
  subscription,
  tax_rates: [],
});

export interface SubscriptionParts {
  customer: string;
  item: Stripe.SubscriptionItem;
  discounts?: string[];
  metadata?: Record<string, string>;
}

/** One that is paid for and renews. */
export const subscriptionObject = (
  id: string,
  created: number,
  { customer, item, discounts = [], metadata = {} }: SubscriptionParts,
): Stripe.Subscription => ({
  id,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: created,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  created,
  currency: item.price.currency,
  customer,
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts,
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: listObject(`/v1/subscription_items?subscription=${id}`, [item]),
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  metadata,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: created,
  status: 'active',
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
});
