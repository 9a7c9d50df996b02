import { createHash } from 'node:crypto';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { SandboxCustomer } from './data/customer-store.ts';
import type { SandboxCheckout, SandboxPageStore } from './data/page-store.ts';
import type { Tariff } from './account.ts';
import type { Accounts } from './accounts.ts';
import { readCard } from './cards.ts';
import { inPageOrder, readBilling, readCheckoutForm, type CheckoutForm } from './checkout-form.ts';
import { findCoupon } from './coupons.ts';
import { checkoutPage } from './pages/checkout-page.ts';
import type { CheckoutView } from './pages/checkout-view.ts';
import { checkoutTexts as texts } from './pages/checkout-texts.ts';
import { layoutTexts } from './pages/layout-texts.ts';
import type { Site } from './pages/layout.ts';
import { messagePage } from './pages/message-page.ts';
import { quoteFor } from './quote.ts';
import { pay } from './rules.ts';

/** A page to show, or where to go from here. */
export type PageAnswer = { status: 200 | 400 | 404; page: string } | { goTo: string };

export interface PageDeps {
  accounts: Accounts;
  pages: SandboxPageStore;
  tariff: Tariff;
  site: Site;
  now: () => Date;
}

interface Opened {
  checkout: SandboxCheckout;
  customer: SandboxCustomer;
  state: 'open' | 'paid' | 'closed';
}

/** From the page's id, so that one page never makes two subscriptions, and back from it to no page. */
const subscriptionIdOf = (checkoutId: string): string =>
  `sub_${createHash('sha256').update(checkoutId).digest('hex').slice(0, 24)}`;

const open = async ({ accounts, pages, now }: PageDeps, id: string): Promise<Opened | null> => {
  const checkout = await pages.findCheckout(id);
  const customer = checkout && (await accounts.read(checkout.customerId));
  if (!customer) return null;
  const { subscriptions, openCheckoutId } = customer.account;
  if (subscriptions.some(({ checkoutId }) => checkoutId === id)) return { checkout, customer, state: 'paid' };
  const isOpen = openCheckoutId === id && checkout.expiresAt > now();
  return { checkout, customer, state: isOpen ? 'open' : 'closed' };
};

export const noSuchPage = (site: Site, language: Language): PageAnswer => {
  const message = {
    language,
    title: layoutTexts.notFoundTitle,
    text: layoutTexts.notFound,
    path: '/settings',
  };
  return { status: 404, page: messagePage(message, site) };
};

const overPage = ({ checkout: { language }, state }: Opened, site: Site): string => {
  const paid = { title: texts.paidTitle, text: texts.paid };
  const closed = { title: texts.closedTitle, text: texts.closed };
  return messagePage({ language, path: '/settings', ...(state === 'paid' ? paid : closed) }, site);
};

const viewOf = ({ tariff, now }: PageDeps, { checkout, customer }: Opened): CheckoutView => ({
  language: checkout.language,
  quote: quoteFor(checkout, tariff, now()),
  draft: {
    country: 'ES',
    ...(customer.account.billing ?? { name: customer.name }),
    ...checkout.draft,
  },
  coupon: '',
  errors: {},
});

export const showCheckout = async (
  deps: PageDeps,
  { id, language }: { id: string; language: Language },
): Promise<PageAnswer> => {
  const opened = await open(deps, id);
  if (!opened) return noSuchPage(deps.site, language);
  if (opened.state !== 'open') return { status: 200, page: overPage(opened, deps.site) };
  return { status: 200, page: checkoutPage(viewOf(deps, opened), deps.site) };
};

const changeCoupon = async (deps: PageDeps, opened: Opened, form: CheckoutForm): Promise<PageAnswer> => {
  const { act, draft } = form;
  const coupon = act === 'remove-coupon' ? null : findCoupon(form.coupon);
  if (act === 'apply-coupon' && !coupon) {
    const errors = { coupon: form.coupon === '' ? texts.couponMissing : texts.couponUnknown };
    const view = { ...viewOf(deps, opened), draft, coupon: form.coupon, errors };
    return { status: 400, page: checkoutPage(view, deps.site) };
  }
  await deps.pages.saveDraft(opened.checkout._id, { coupon: coupon?.code ?? null, draft });
  return { goTo: opened.checkout._id };
};

const takePayment = async (deps: PageDeps, opened: Opened, form: CheckoutForm): Promise<PageAnswer> => {
  const { checkout } = opened;
  const code = checkout.coupon ?? form.coupon;
  const coupon = code === '' ? null : findCoupon(code);
  const billing = readBilling(form.draft);
  const { card, errors: cardErrors } = readCard(form.card, deps.now());
  const couponErrors = code !== '' && !coupon ? { coupon: texts.couponUnknown } : {};
  const errors = inPageOrder({ ...couponErrors, ...billing.errors, ...cardErrors });
  if (!card || !billing.billing || Object.keys(errors).length > 0) {
    const view = { ...viewOf(deps, opened), draft: form.draft, coupon: form.coupon, errors };
    return { status: 400, page: checkoutPage(view, deps.site) };
  }
  const { _id: checkoutId, customerId, interval } = checkout;
  const subscriptionId = subscriptionIdOf(checkoutId);
  const payment = { checkoutId, subscriptionId, interval, coupon, card, billing: billing.billing };
  const { account } = await deps.accounts.act(customerId, (before) =>
    pay(before, payment, deps.tariff, deps.now()),
  );
  const paid = account.subscriptions.some((subscription) => subscription.checkoutId === checkoutId);
  if (!paid) return { status: 400, page: overPage({ ...opened, state: 'closed' }, deps.site) };
  return { goTo: new URL('/settings?payment=done', deps.site.publicUrl).href };
};

export const submitCheckout = async (
  deps: PageDeps,
  { id, language, body }: { id: string; language: Language; body: unknown },
): Promise<PageAnswer> => {
  const opened = await open(deps, id);
  if (!opened) return noSuchPage(deps.site, language);
  // A second click, or the form sent again: what it asks for is done.
  if (opened.state === 'paid') return { goTo: new URL('/settings?payment=done', deps.site.publicUrl).href };
  if (opened.state === 'closed') return { status: 400, page: overPage(opened, deps.site) };
  const form = readCheckoutForm(body);
  return form.act === 'pay' ? takePayment(deps, opened, form) : changeCoupon(deps, opened, form);
};
