import type { StaffSubscription } from '../shared/subscription/types.ts';

const centsPerUnit = 100;

export const columns = [
  'id',
  'name',
  'email',
  'state',
  'plan',
  'gift',
  'interval',
  'amount',
  'currency',
  'coupon',
  'startedAt',
  'nextChargeAt',
  'endsAt',
  'provider',
  'customerId',
  'providerSubscriptionId',
] as const;

/** A subscription as a spreadsheet's row: the amount in units of its currency, the gift as its last day or `endless`. */
export const toRow = (subscription: StaffSubscription) => ({
  ...subscription,
  amount: subscription.amount === null ? null : subscription.amount / centsPerUnit,
  gift: subscription.gift && (subscription.gift.until ?? 'endless'),
});
