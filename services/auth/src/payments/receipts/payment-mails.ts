import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { isRunning } from '../subscription/payment-rules.ts';
import type { Returned } from '../subscription/given-back.ts';
import { endsAt, type Subscription } from '../subscription/subscription.ts';
import type { ProviderInvoice } from '../provider/provider-port.ts';
import { accountMail, pageUrl, type Addressee, type MailDeps } from '../../accounts/mails/account-mail.ts';

const receiptMail = (deps: MailDeps, account: Addressee, invoice: ProviderInvoice): PendingEvent =>
  accountMail(deps, account, {
    template: 'receipt',
    values: {
      name: account.firstName,
      at: invoice.issuedAt.toISOString(),
      amount: { cents: invoice.total, currency: invoice.currency },
      invoiceNumber: invoice.number,
      invoicesUrl: pageUrl(deps, '/settings#plan'),
    },
  });

interface RefundNews extends Pick<Returned, 'refund'> {
  goesOn: boolean;
  at: Date;
}

const refundMail = (
  deps: MailDeps,
  account: Addressee,
  { refund: { amount: cents, currency, invoiceNumber }, goesOn, at }: RefundNews,
): PendingEvent =>
  accountMail(deps, account, {
    template: 'partly_refunded',
    values: {
      name: account.firstName,
      at: at.toISOString(),
      amount: { cents, currency },
      invoiceNumber,
      invoicesUrl: pageUrl(deps, '/settings#plan'),
      goesOn,
    },
  });

interface StateChange {
  account: Addressee;
  before: Subscription;
  after: Subscription;
}

/** What a change of the subscription asks for: nothing where its state stays. */
const stateMails = (deps: MailDeps, { account, before, after }: StateChange): PendingEvent[] => {
  const { state, amount, currency, periodEnd, endedAt } = after;
  if (before.state === state) return [];
  const [name, subscriptionUrl] = [account.firstName, pageUrl(deps, '/settings#plan')];
  const end = endsAt(after);
  const charge = amount === null || currency === null ? null : { cents: amount, currency };
  if (state === 'past_due') {
    const values = { name, amount: charge, tryAgainAt: null, subscriptionUrl };
    return [accountMail(deps, account, { template: 'charge_failed', values })];
  }
  if (state === 'cancelling' && end !== null) {
    const values = { name, endsAt: end.toISOString(), subscriptionUrl };
    return [accountMail(deps, account, { template: 'plan_ends', values })];
  }
  if (state === 'active' && before.state === 'cancelling' && periodEnd !== null) {
    const values = { name, renewsAt: periodEnd.toISOString(), amount: charge, subscriptionUrl };
    return [accountMail(deps, account, { template: 'plan_resumed', values })];
  }
  if (state === 'expired' && endedAt !== null && after.history.at(-1)?.what === 'refunded') {
    const values = { name, at: endedAt.toISOString(), subscriptionUrl };
    return [accountMail(deps, account, { template: 'plan_refunded', values })];
  }
  return [];
};

interface Found extends StateChange {
  paid: readonly ProviderInvoice[];
  /** What was given back and did not end the subscription. */
  returned: readonly Returned[];
  at: Date;
}

/**
 * The mails of what a sync has found. They are written with it, and only where the finding is: a message that comes
 * twice, a sync that is overtaken and one that dies in the middle ask for none twice.
 */
export const paymentMails = (deps: MailDeps, { paid, returned, at, ...change }: Found): PendingEvent[] => [
  ...paid.map((invoice) => receiptMail(deps, change.account, invoice)),
  ...returned.map(({ refund, isWhole }) =>
    // A whole payment that goes back may be the first of a withdrawal that is still going on.
    refundMail(deps, change.account, { refund, goesOn: isRunning(change.after) && !isWhole, at }),
  ),
  ...stateMails(deps, change),
];
