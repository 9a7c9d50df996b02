import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import { money } from '../../locales/formats.ts';
import type { InvoiceRecord } from '../invoices/invoice-model.ts';
import { invoiceNotFound } from '../provider/payment-texts.ts';
import { providerOf } from '../provider/provider.ts';
import { changeSubscriber } from '../subscribers/change-subscriber.ts';
import type { SubscriberRecord } from '../subscribers/subscriber.ts';
import { refundableOf } from '../subscription/payment-rules.ts';
import { outcomeOf } from '../subscription/subscription-history.ts';
import { syncSubscription, type SyncDeps } from '../sync/sync-subscription.ts';
import { adjustCharges } from './adjust-charges.ts';
import { moreThanLeft, nothingToRefund, requestOfAnother } from './staff-payment-texts.ts';
import { adjusted, assertFresh, type SubscriptionEdit } from './subscription-edit.ts';

type PartEdit = SubscriptionEdit<'refundPart'>;

/** Throws 409 where nothing is left of the payment, and 400 naming the amount where less is. */
const assertLeft = (invoice: InvoiceRecord, amount: number): void => {
  const left = refundableOf(invoice);
  if (left === 0) throw nothingToRefund();
  if (amount <= left) return;
  const { currency } = invoice;
  throw moreThanLeft({ es: money(left, currency, 'es'), en: money(left, currency, 'en') });
};

/** Throws 409 where the same request was made for another amount. */
const assertSame = (made: number | undefined, { change }: PartEdit): void => {
  if (made !== change.amount) throw requestOfAnother();
};

/** All that is left of the last payment is a refund in full, and ends the subscription as one does. */
const isRefundInFull = async (
  { invoices }: Pick<SyncDeps, 'invoices'>,
  { _id: userId, subscription }: SubscriberRecord,
  { change: { invoiceId, amount } }: PartEdit,
): Promise<boolean> => {
  const own = (await invoices.ofUser(userId)).filter(
    ({ subscriptionId, total }) => subscriptionId === subscription.providerSubscriptionId && total > 0,
  );
  const last = own.find(({ status }) => status === 'paid' || status === 'refunded');
  return last?._id === invoiceId && refundableOf(last) === amount;
};

const giveBack = async (deps: SyncDeps, edit: PartEdit, invoice: InvoiceRecord): Promise<void> => {
  const { id: userId, change } = edit;
  const { invoiceId, amount, requestId } = change;
  const provider = providerOf(deps, invoice);
  const made = await provider.readRefunds(invoiceId);
  // An earlier try reached the provider, and nobody heard of it.
  const earlier = made.find((refund) => refund.requestId === requestId && !refund.hasFailed);
  if (earlier) return assertSame(earlier.amount, edit);
  assertLeft(invoice, amount);
  await changeSubscriber(deps, userId, () => ({ state: {}, events: [adjusted(edit, deps.now())] }));
  await provider.refundPart({ invoiceId, amount, requestId, after: made.length });
  failPoint('payments.after_refund');
};

/**
 * Gives back a part of one payment, once for each `requestId`. Throws 404, 409, and 400 naming the amount where less
 * is left.
 */
export const refundPart = async (deps: SyncDeps, edit: PartEdit): Promise<SubscriberRecord> => {
  const { actorId, id: userId, change } = edit;
  const { invoiceId, amount, requestId, reason } = change;
  const known = await deps.subscribers.find(userId);
  const done = outcomeOf(known.subscription, requestId);
  if (done) {
    assertSame(done.refund?.amount, edit);
    return known;
  }
  assertFresh(known, edit);
  const subscriber = known.version === 0 ? known : await syncSubscription(deps, userId);
  const invoice = await deps.invoices.find(userId, invoiceId);
  if (!invoice) throw invoiceNotFound();
  if (await isRefundInFull(deps, subscriber, edit))
    return adjustCharges(deps, { ...edit, expectedVersion: null }, 'refund');
  await giveBack(deps, edit, invoice);
  const refund = { amount, currency: invoice.currency, invoiceNumber: invoice.number };
  const what = 'partly_refunded';
  return syncSubscription(deps, userId, { what, by: 'staff', actorId, reason, refund, requestId });
};
