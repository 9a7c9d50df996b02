import type { SandboxCustomerStore } from './data/customer-store.ts';
import type { SandboxPageStore } from './data/page-store.ts';
import { unknownCoupon } from '../provider/payment-texts.ts';
import type { ChangeCost, PaymentProvider } from '../provider/provider-port.ts';
import { readStripeWebhook } from '../stripe/stripe-webhooks.ts';
import type { Tariff } from './account.ts';
import type { Accounts } from './accounts.ts';
import { findCoupon } from './coupons.ts';
import { changeInterval, costOfChange } from './charge-rules.ts';
import { endNow, setCancelling } from './rules.ts';
import { refundAllAndEnd, refundAndEnd } from './time-rules.ts';
import { toRecord } from './to-record.ts';

export interface SandboxProviderOptions {
  accounts: Accounts;
  customers: SandboxCustomerStore;
  pages: SandboxPageStore;
  tariff: Tariff;
  publicUrl: string;
  secret: string;
  now: () => Date;
}

const hourMs = 3_600_000;
const checkoutLivesMs = 24 * hourMs;
const portalLivesMs = hourMs;

export const createSandboxProvider = (options: SandboxProviderOptions): PaymentProvider => {
  const { accounts, customers, pages, tariff, publicUrl, secret, now } = options;
  const addressOf = (kind: 'checkout' | 'portal', id: string): { url: string } => ({
    url: new URL(`/api/payments/sandbox/${kind}/${id}`, publicUrl).href,
  });
  const inMs = (ms: number): Date => new Date(now().getTime() + ms);

  return {
    name: 'sandbox',
    createCustomer: async ({ userId, ...details }) => {
      const id = `cus_${userId}`;
      await customers.ensure({ _id: id, userId, ...details });
      return id;
    },
    saveBilling: async (customerId, billing) => {
      await accounts.act(customerId, (account) => ({ account: { ...account, billing }, facts: [] }));
    },
    openCheckout: async ({ customerId, interval, coupon, language }) => {
      const found = coupon === null || coupon.trim() === '' ? null : findCoupon(coupon);
      if (found === null && coupon?.trim()) throw unknownCoupon();
      const expiresAt = inMs(checkoutLivesMs);
      const page = { customerId, interval, coupon: found?.code ?? null, language, expiresAt };
      const id = await pages.addCheckout(page);
      await accounts.act(customerId, (account) => ({
        account: { ...account, openCheckoutId: id },
        facts: [],
      }));
      return addressOf('checkout', id);
    },
    readCustomer: async (customerId) => {
      const customer = await accounts.read(customerId);
      return customer && toRecord(customer.account, await accounts.numbers(customer.account));
    },
    cancelAtPeriodEnd: async (id) => {
      await accounts.actOn(id, (account) => setCancelling(account, id, true));
    },
    resume: async (id) => {
      await accounts.actOn(id, (account) => setCancelling(account, id, false));
    },
    quoteChange: async (id, interval, at) => {
      let cost: ChangeCost | null = null;
      await accounts.actOn(id, (account) => {
        cost = costOfChange(account, id, { interval, tariff, now: at });
        return null;
      });
      return cost;
    },
    changeInterval: async (id, interval, at = now()) => {
      await accounts.actOn(id, (account) => changeInterval(account, id, { interval, tariff, now: at }));
    },
    endNow: async (id) => {
      await accounts.actOn(id, (account) => endNow(account, id, now()));
    },
    refundAndEnd: async (id) => {
      await accounts.actOn(id, (account) => refundAndEnd(account, id, now()));
    },
    refundAllAndEnd: async (id) => {
      await accounts.actOn(id, (account) => refundAllAndEnd(account, id, now()));
    },
    openPortal: async (customerId, language) => {
      const expiresAt = inMs(portalLivesMs);
      return addressOf('portal', await pages.addPortal({ customerId, language, expiresAt }));
    },
    // Signed as Stripe signs, and so read by the same code.
    readWebhook: (rawBody, signature, receivedAt) =>
      readStripeWebhook([secret], rawBody, signature, receivedAt),
  };
};
