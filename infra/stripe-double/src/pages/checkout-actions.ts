import type Stripe from 'stripe';
import type { Billing } from '@academy/contracts/shared/payments.ts';
import { setRefused } from '../charging.ts';
import { expandedDiscount, paySession, type Payer } from '../checkout.ts';
import type { PageAnswer } from '../http-server.ts';
import { findPromotionCode } from '../promotion-codes.ts';
import type { World } from '../world.ts';
import { readCard } from './cards.ts';
import { inPageOrder, readBilling, readCheckoutForm, type CheckoutForm, type Form } from './checkout-form.ts';
import { checkoutPage } from './checkout-page.ts';
import { checkoutTexts as texts } from './checkout-texts.ts';
import { quoteFor, type CheckoutView } from './checkout-view.ts';
import { messagePage } from './message-page.ts';
import { asLanguage, type PageContext } from './page-context.ts';

type Session = Stripe.Checkout.Session;

const billingOf = ({ customers, taxIds }: World, { customer: id }: Session): Record<string, string> => {
  const customer = customers.get(String(id));
  const { line1, postal_code: postalCode, city, country } = customer?.address ?? {};
  const taxId = [...taxIds.values()].find((one) => one.customer === id)?.value;
  const known = { name: customer?.name, line1, postalCode, city, country: country ?? 'ES', taxId };
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? '']));
};

const viewOf = ({ world, vatPercent }: PageContext, session: Session): CheckoutView => ({
  language: asLanguage(session.locale),
  quote: quoteFor(world, session, vatPercent),
  draft: { ...billingOf(world, session), ...world.drafts.get(session.id) },
  coupon: '',
  errors: {},
  cancelUrl: session.cancel_url ?? '',
  message: session.custom_text.submit?.message ?? '',
});

const overPage = ({ site }: PageContext, { locale, status, ...session }: Session): string => {
  const [title, text, url] =
    status === 'complete'
      ? [texts.paidTitle, texts.paid, session.success_url]
      : [texts.closedTitle, texts.closed, session.cancel_url];
  return messagePage({ language: asLanguage(locale), title, text, url: url ?? site.publicUrl }, site);
};

export const showCheckout = (context: PageContext, session: Session): PageAnswer => ({
  status: 200,
  page:
    session.status === 'open'
      ? checkoutPage(viewOf(context, session), context.site)
      : overPage(context, session),
});

const refuse = (context: PageContext, session: Session, changes: Partial<CheckoutView>): PageAnswer => ({
  status: 400,
  page: checkoutPage({ ...viewOf(context, session), ...changes }, context.site),
});

const changeCoupon = (context: PageContext, session: Session, form: CheckoutForm): PageAnswer => {
  const { act, draft, coupon } = form;
  const code = act === 'remove-coupon' ? null : findPromotionCode(context.world, coupon);
  if (act === 'apply-coupon' && !code) {
    const errors = { coupon: coupon === '' ? texts.couponMissing : texts.couponUnknown };
    return refuse(context, session, { draft, coupon, errors });
  }
  context.world.drafts.set(session.id, draft);
  session.discounts = code ? [{ coupon: null, promotion_code: code.id }] : [];
  return { goTo: session.id, hasChanged: true };
};

/** A page knows no kinds of tax ids: what Stripe would have made out of its country and form. */
const payerOf = ({ name, line1, postalCode, city, country, taxId }: Billing): Payer => ({
  name,
  address: { line1, line2: null, postal_code: postalCode, city, country },
  taxId: { type: country === 'ES' ? 'es_cif' : 'unknown', value: taxId },
});

const takePayment = (context: PageContext, session: Session, form: CheckoutForm): PageAnswer => {
  const { world } = context;
  const typed =
    expandedDiscount(world, session) || form.coupon === '' ? null : findPromotionCode(world, form.coupon);
  const isUnknown = !typed && form.coupon !== '' && !expandedDiscount(world, session);
  const { billing, errors: billingErrors } = readBilling(form.draft);
  const { card, errors: cardErrors } = readCard(form.card, new Date(world.now() * 1000));
  const couponErrors = isUnknown ? { coupon: texts.couponUnknown } : {};
  const errors = inPageOrder({ ...couponErrors, ...billingErrors, ...cardErrors });
  if (!card || !billing || Object.keys(errors).length > 0)
    return refuse(context, session, { draft: form.draft, coupon: form.coupon, errors });
  if (typed) session.discounts = [{ coupon: null, promotion_code: typed.id }];
  const { failsLater, ...kept } = card;
  const customer = String(session.customer);
  world.cards.set(customer, kept);
  setRefused(world, customer, false);
  paySession(world, session, payerOf(billing));
  setRefused(world, customer, failsLater);
  return { goTo: session.success_url ?? context.site.publicUrl, hasChanged: true };
};

export const submitCheckout = (context: PageContext, session: Session, body: Form): PageAnswer => {
  // A second click, or the form sent again: what it asks for is done.
  if (session.status === 'complete')
    return { goTo: session.success_url ?? context.site.publicUrl, hasChanged: false };
  if (session.status !== 'open') return { status: 400, page: overPage(context, session) };
  const form = readCheckoutForm(body);
  return form.act === 'pay' ? takePayment(context, session, form) : changeCoupon(context, session, form);
};
