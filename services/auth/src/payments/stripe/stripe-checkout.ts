import Stripe from 'stripe';
import { unknownCoupon } from '../provider/payment-texts.ts';
import type { CheckoutRequest } from '../provider/provider-port.ts';
import { everyPage } from './stripe-pages.ts';
import { idOf } from './stripe-records.ts';
import type { StripeSettings } from './stripe-settings.ts';
import { alreadyPaid, paymentStepText } from './stripe-texts.ts';

/** The promotion code of this text that this customer may use. Throws DomainError 400 naming `coupon`. */
const findPromotionCode = async (stripe: Stripe, code: string, customerId: string): Promise<string> => {
  const { data } = await stripe.promotionCodes.list({
    code,
    active: true,
    limit: 100,
    expand: ['data.promotion.coupon'],
  });
  const usable = data.find(({ customer, promotion: { coupon } }) => {
    const isForThem = customer === null || idOf(customer) === customerId;
    return isForThem && coupon !== null && typeof coupon !== 'string' && coupon.valid;
  });
  if (!usable) throw unknownCoupon();
  return usable.id;
};

/** Throws DomainError 409 where the customer paid in one of them just now. */
const expireOpenSessions = async (stripe: Stripe, customerId: string): Promise<void> => {
  const list = stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
  for (const { id } of await everyPage(list)) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(id);
      if (status === 'complete') throw alreadyPaid();
      if (status === 'open') throw error;
    }
  }
};

const lineItem = (
  { currency, product, prices }: StripeSettings,
  interval: CheckoutRequest['interval'],
): Stripe.Checkout.SessionCreateParams.LineItem => ({
  quantity: 1,
  price_data: {
    currency,
    product,
    unit_amount: prices[interval],
    recurring: { interval },
    tax_behavior: 'inclusive',
  },
});

/** Opens a payment page; those opened before take no payment any more. */
export const openStripeCheckout = async (
  stripe: Stripe,
  settings: StripeSettings,
  { customerId, userId, interval, coupon, language }: CheckoutRequest,
): Promise<{ url: string }> => {
  const { publicUrl } = settings;
  const code = coupon ? await findPromotionCode(stripe, coupon, customerId) : null;
  await expireOpenSessions(stripe, customerId);
  const message = paymentStepText(`${publicUrl}/terms-of-sale`, `${publicUrl}/withdrawal`)[language];
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [lineItem(settings, interval)],
    subscription_data: { metadata: { userId } },
    // Who has no code from the academy may type one there; Stripe takes one of these two parameters.
    ...(code === null ? { allow_promotion_codes: true } : { discounts: [{ promotion_code: code }] }),
    locale: language,
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    custom_text: { submit: { message } },
    success_url: `${publicUrl}/settings?payment=done`,
    cancel_url: `${publicUrl}/settings?payment=cancelled`,
  };
  try {
    const { id, url } = await stripe.checkout.sessions.create(params);
    if (url === null) throw new Error(`checkout session ${id} has no address`);
    return { url };
  } catch (error) {
    // A code may be meant for others: a first purchase only, or one of at least so much.
    const isOfCode = error instanceof Stripe.errors.StripeInvalidRequestError && code !== null;
    if (isOfCode && /^discounts|promotion_code/.test(error.param ?? '')) throw unknownCoupon();
    throw error;
  }
};
