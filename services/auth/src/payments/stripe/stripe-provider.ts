import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { PaymentProvider, ProviderName } from '../provider/provider-port.ts';
import { openStripeCheckout } from './stripe-checkout.ts';
import { createCallStripe, createStripeClient } from './stripe-client.ts';
import { readStripeCustomer } from './stripe-customer-record.ts';
import { ensureCustomer, saveStripeBilling, unlessGone } from './stripe-customers.ts';
import { readStripeWebhook } from './stripe-webhooks.ts';
import { readRefunds, refundPart } from './stripe-part-refunds.ts';
import { refundAllInvoices, refundLastInvoice } from './stripe-refunds.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { cancelAtPeriodEnd, changeInterval, costOfChange, endNow, resume } from './stripe-subscriptions.ts';

export interface StripeProviderOptions extends StripeSettings {
  /** As what the academy knows it; `stripe` when absent. */
  name?: ProviderName;
  logger: Logger;
  /** How long one try of a call may take; 5 s when absent. */
  timeoutMs?: number;
}

/** Takes money with Stripe: its Checkout, its customer portal and its signed webhooks. */
export const createStripeProvider = ({
  name = 'stripe',
  logger,
  timeoutMs,
  ...settings
}: StripeProviderOptions): PaymentProvider => {
  const stripe = createStripeClient(settings, timeoutMs);
  const call = createCallStripe(logger);
  return {
    name,
    createCustomer: (details) => call('createCustomer', () => ensureCustomer(stripe, details)),
    saveBilling: (customerId, billing) =>
      call('saveBilling', () => unlessGone(saveStripeBilling(stripe, customerId, billing))),
    openCheckout: (request) =>
      call('openCheckout', () => unlessGone(openStripeCheckout(stripe, settings, request))),
    readCustomer: (customerId) =>
      call('readCustomer', () => readStripeCustomer(stripe, settings, customerId)),
    cancelAtPeriodEnd: (id) => call('cancelAtPeriodEnd', () => cancelAtPeriodEnd(stripe, id)),
    resume: (id) => call('resume', () => resume(stripe, id)),
    quoteChange: (id, interval, at) =>
      call('quoteChange', () => costOfChange(stripe, settings, id, { interval, at })),
    changeInterval: (id, interval, at) =>
      call('changeInterval', () => changeInterval(stripe, settings, id, { interval, at })),
    endNow: (id) => call('endNow', () => endNow(stripe, id)),
    refundAndEnd: (id) =>
      call('refundAndEnd', async () => {
        await refundLastInvoice(stripe, id);
        await endNow(stripe, id);
      }),
    readRefunds: (invoiceId) => call('readRefunds', () => readRefunds(stripe, invoiceId)),
    refundPart: (refund) => call('refundPart', () => refundPart(stripe, refund)),
    refundAllAndEnd: (id) =>
      call('refundAllAndEnd', async () => {
        await refundAllInvoices(stripe, id);
        await endNow(stripe, id);
      }),
    openPortal: (customer, locale) =>
      call('openPortal', async () => {
        const return_url = `${settings.publicUrl}/settings`;
        const opening = stripe.billingPortal.sessions.create({ customer, locale, return_url });
        const { url } = await unlessGone(opening);
        return { url };
      }),
    readWebhook: (rawBody, signature, now) =>
      readStripeWebhook(settings.webhookSecrets, rawBody, signature, now),
  };
};
