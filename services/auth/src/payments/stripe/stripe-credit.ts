import type Stripe from 'stripe';
import { isMissing } from './stripe-client.ts';
import { everyPage } from './stripe-pages.ts';
import { idOf } from './stripe-records.ts';

/** Names, on a line of the customer's ledger, the subscription whose effect on it that line takes back. */
const undoes = 'refundedSubscription';

const ledgerOf = async (stripe: Stripe, customer: string): Promise<Stripe.CustomerBalanceTransaction[]> => {
  try {
    return await everyPage(stripe.customers.listBalanceTransactions(customer, { limit: 100 }));
  } catch (error) {
    // A customer that was deleted has no credit to put right.
    if (isMissing(error)) return [];
    throw error;
  }
};

const isBy =
  (causes: ReadonlySet<string>) =>
  ({ invoice, checkout_session: session }: Stripe.CustomerBalanceTransaction): boolean =>
    [invoice, session].some((cause) => cause !== null && causes.has(idOf(cause)));

/** Where it was bought: credit that pays there stands in the ledger under the payment page, not under an invoice. */
const pagesOf = async (stripe: Stripe, subscription: string): Promise<string[]> => {
  const pages = await everyPage(stripe.checkout.sessions.list({ subscription, limit: 100 }));
  return pages.map(({ id }) => id);
};

const sumOf = (entries: readonly Stripe.CustomerBalanceTransaction[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

export interface CreditReversal {
  subscriptionId: string;
  /** Ids of the invoices that are given back. */
  invoices: readonly string[];
  /** All of the subscription is given back, from its first invoice on. */
  isWhole: boolean;
}

/**
 * Takes back what these invoices did to the customer's credit, and nothing else: what they paid with it returns, and
 * what they left by a change to the cheaper price goes, since the payment that it came from is given back. The ledger
 * tells what was undone before, so that a later call with the same has no effect, also when the key is forgotten.
 */
export const undoCredit = async (
  stripe: Stripe,
  { subscriptionId, invoices, isWhole }: CreditReversal,
): Promise<void> => {
  const { customer, currency } = await stripe.subscriptions.retrieve(subscriptionId);
  const ledger = await ledgerOf(stripe, idOf(customer));
  const undone = ledger.filter(({ metadata }) => metadata?.[undoes] === subscriptionId);
  // A part is undone once: whatever was undone before is as much, or more.
  if (!isWhole && undone.length > 0) return;
  const causes = new Set([...invoices, ...(isWhole ? await pagesOf(stripe, subscriptionId) : [])]);
  const effect = sumOf(ledger.filter(isBy(causes))) + sumOf(undone);
  if (effect === 0) return;
  await stripe.customers.createBalanceTransaction(
    idOf(customer),
    { amount: -effect, currency, metadata: { [undoes]: subscriptionId } },
    { idempotencyKey: `credit-${subscriptionId}-${undone.length}` },
  );
};
