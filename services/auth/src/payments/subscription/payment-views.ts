import type { z } from 'zod';
import type {
  staffSubscriptionDetailSchema,
  staffSubscriptionSchema,
} from '@academy/contracts/http/auth/staff-payments.ts';
import {
  billingSchema,
  type Billing,
  type Invoice,
  type Subscription as SubscriptionView,
} from '@academy/contracts/shared/payments.ts';
import type { InvoiceRecord } from '../invoices/invoice-model.ts';
import { isRunning, refundableOf } from './payment-rules.ts';
import { endsAt, nextChargeAt, withdrawUntil, type HistoryEntry } from './subscription.ts';
import type { Account } from '../../accounts/users/user.ts';
import type { Subscriber, SubscriberRecord } from '../subscribers/subscriber.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A payment page takes what our form does not, such as a tax id with dots; the form then begins empty. */
const billingView = (billing: Billing | null): Billing | null => {
  const fitting = billingSchema.safeParse(billing);
  return fitting.success ? fitting.data : null;
};

export const subscriptionView = (
  { subscription, plan, gift, billing }: Pick<Subscriber, 'subscription' | 'plan' | 'gift' | 'billing'>,
  now: Date,
): SubscriptionView => ({
  state: subscription.state,
  plan,
  gift: gift && { until: iso(gift.until) },
  interval: subscription.interval,
  // Nothing more is charged for one that is over.
  amount: isRunning(subscription) ? subscription.amount : null,
  currency: subscription.currency,
  startedAt: iso(subscription.startedAt),
  nextChargeAt: iso(nextChargeAt(subscription)),
  endsAt: iso(endsAt(subscription)),
  withdrawUntil: iso(withdrawUntil(subscription, now)),
  coupon: subscription.coupon,
  billing: billingView(billing),
});

export const invoiceView = (invoice: InvoiceRecord): Invoice => ({
  id: invoice._id,
  number: invoice.number,
  issuedAt: invoice.issuedAt.toISOString(),
  status: invoice.status,
  currency: invoice.currency,
  total: invoice.total,
  vat: invoice.vat,
  refunded: invoice.refunded,
  periodStart: invoice.periodStart.toISOString(),
  periodEnd: invoice.periodEnd.toISOString(),
});

/** What payments keep of a member, with the account that it is of. */
export interface NamedSubscriber {
  account: Account;
  subscriber: SubscriberRecord;
}

export const staffSubscriptionView = (
  { account, subscriber }: NamedSubscriber,
  now: Date,
): z.input<typeof staffSubscriptionSchema> => ({
  ...subscriptionView(subscriber, now),
  id: account._id,
  email: account.email,
  name: `${account.firstName} ${account.lastName}`,
  provider: subscriber.subscription.provider,
  customerId: subscriber.subscription.customerId,
  providerSubscriptionId: subscriber.subscription.providerSubscriptionId,
  version: subscriber.version,
});

const historyView = ({ at, what, by, actorId, reason, giftUntil, refund }: HistoryEntry) => ({
  at: at.toISOString(),
  what,
  by,
  actorId,
  reason,
  ...(giftUntil !== undefined && { giftUntil: giftUntil?.toISOString() ?? null }),
  ...(refund && { refund }),
});

export const staffSubscriptionDetailView = (
  { invoices, ...named }: NamedSubscriber & { invoices: readonly InvoiceRecord[] },
  now: Date,
): z.input<typeof staffSubscriptionDetailSchema> => ({
  ...staffSubscriptionView(named, now),
  history: named.subscriber.subscription.history.map(historyView),
  invoices: invoices.map((invoice) => ({ ...invoiceView(invoice), refundable: refundableOf(invoice) })),
});
