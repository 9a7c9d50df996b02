import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { endsAt } from '../subscription/subscription.ts';
import type { User } from '../../accounts/users/user.ts';
import type { ProviderInvoice } from '../provider/provider-port.ts';
import { accountMail, pageUrl, type MailDeps } from '../../accounts/mails/account-mail.ts';

const receiptMail = (deps: MailDeps, user: User, invoice: ProviderInvoice): PendingEvent =>
  accountMail(deps, user, {
    template: 'receipt',
    values: {
      name: user.firstName,
      at: invoice.issuedAt.toISOString(),
      amount: { cents: invoice.total, currency: invoice.currency },
      invoiceNumber: invoice.number,
      invoicesUrl: pageUrl(deps, '/settings#plan'),
    },
  });

/** What a change of the subscription asks for: nothing where its state stays. */
const stateMails = (deps: MailDeps, before: User, after: User): PendingEvent[] => {
  const { state, amount, currency, periodEnd, endedAt } = after.subscription;
  if (before.subscription.state === state) return [];
  const [name, subscriptionUrl] = [after.firstName, pageUrl(deps, '/settings#plan')];
  const end = endsAt(after.subscription);
  const charge = amount === null || currency === null ? null : { cents: amount, currency };
  if (state === 'past_due') {
    const values = { name, amount: charge, tryAgainAt: null, subscriptionUrl };
    return [accountMail(deps, after, { template: 'charge_failed', values })];
  }
  if (state === 'cancelling' && end !== null) {
    const values = { name, endsAt: end.toISOString(), subscriptionUrl };
    return [accountMail(deps, after, { template: 'plan_ends', values })];
  }
  if (state === 'active' && before.subscription.state === 'cancelling' && periodEnd !== null) {
    const values = { name, renewsAt: periodEnd.toISOString(), amount: charge, subscriptionUrl };
    return [accountMail(deps, after, { template: 'plan_resumed', values })];
  }
  if (state === 'expired' && endedAt !== null && after.subscription.history.at(-1)?.what === 'refunded') {
    const values = { name, at: endedAt.toISOString(), subscriptionUrl };
    return [accountMail(deps, after, { template: 'plan_refunded', values })];
  }
  return [];
};

/**
 * The mails of what a sync has found. They are written with it, and only where the finding is: a message that comes
 * twice, a sync that is overtaken and one that dies in the middle ask for none twice.
 */
export const paymentMails = (
  deps: MailDeps,
  { before, after, paid }: { before: User; after: User; paid: readonly ProviderInvoice[] },
): PendingEvent[] => [
  ...paid.map((invoice) => receiptMail(deps, after, invoice)),
  ...stateMails(deps, before, after),
];
