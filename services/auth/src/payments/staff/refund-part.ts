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
import {
  givenBackMeanwhile,
  moreThanLeft,
  nothingToRefund,
  requestOfAnother,
} from './staff-payment-texts.ts';
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

/**
 * All that is left of the last payment is a refund in full, and ends the subscription as one does; not where some of it is the
 * customer's credit, which a refund in full would pay out as well.
 */
const isRefundInFull = async (
  { invoices }: Pick<SyncDeps, 'invoices'>,
  { _id: userId, subscription }: SubscriberRecord,
  { change: { invoiceId, amount } }: PartEdit,
): Promise<boolean> => {
  const own = (await invoices.ofUser(userId)).filter(
    ({ subscriptionId, total }) => subscriptionId === subscription.providerSubscriptionId && total > 0,
  );
  const last = own.find(({ status }) => status === 'paid' || status === 'refunded');
  return last?._id === invoiceId && !last.hasCreditNotes && refundableOf(last) === amount;
};

/** What staff saw of the invoice to be given back: written with the subscriber's version, unlike the invoice itself. */
const seenOf = (
  { subscription: { refunds } }: SubscriberRecord,
  { _id: id, refunded }: InvoiceRecord,
): number => (refunds === null ? refunded : (refunds.find(({ invoiceId }) => invoiceId === id)?.cents ?? 0));

/** Throws 409 where the sync has brought more: it may be this very part, asked for under another request. */
const assertNoneMeanwhile = (seen: number, { refunded, currency }: InvoiceRecord): void => {
  const more = refunded - seen;
  if (more > 0)
    throw givenBackMeanwhile({ es: money(more, currency, 'es'), en: money(more, currency, 'en') });
};

const invoiceOf = async (
  { invoices }: Pick<SyncDeps, 'invoices'>,
  { id: userId, change: { invoiceId } }: PartEdit,
): Promise<InvoiceRecord> => {
  const invoice = await invoices.find(userId, invoiceId);
  if (!invoice) throw invoiceNotFound();
  return invoice;
};

const giveBack = async (
  deps: SyncDeps,
  edit: PartEdit,
  invoice: InvoiceRecord,
  after: number,
): Promise<void> => {
  const { invoiceId, amount, requestId } = edit.change;
  assertLeft(invoice, amount);
  await changeSubscriber(deps, edit.id, () => ({ state: {}, events: [adjusted(edit, deps.now())] }));
  await providerOf(deps, invoice).refundPart({ invoiceId, amount, requestId, after });
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
  const seen = await invoiceOf(deps, edit);
  // Read before the sync: what comes between the two, the sync brings; what comes later, the provider refuses by its place.
  const made = await providerOf(deps, seen).readRefunds(invoiceId);
  const earlier = made.find((refund) => refund.requestId === requestId && !refund.hasFailed);
  // An earlier try reached the provider, and nobody heard of it.
  if (earlier) assertSame(earlier.amount, edit);
  else {
    assertFresh(known, edit);
    const subscriber = await syncSubscription(deps, userId);
    const invoice = await invoiceOf(deps, edit);
    assertNoneMeanwhile(seenOf(known, seen), invoice);
    if (await isRefundInFull(deps, subscriber, edit))
      return adjustCharges(deps, { ...edit, expectedVersion: null }, 'refund');
    await giveBack(deps, edit, invoice, made.length);
  }
  const refund = { amount, currency: seen.currency, invoiceNumber: seen.number };
  const what = 'partly_refunded';
  return syncSubscription(deps, userId, { what, by: 'staff', actorId, reason, refund, requestId });
};
