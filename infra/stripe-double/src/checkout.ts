import type Stripe from 'stripe';
import { taxIdObject } from './objects/customer.ts';
import { discountObject } from './objects/discount.ts';
import { addInterval } from './periods.ts';
import { startSubscription } from './subscribing.ts';
import { tell, type World } from './world.ts';

/** What somebody types into the payment page. */
export interface Payer {
  name?: string;
  address?: Partial<Stripe.Address>;
  taxId?: { type: string; value: string };
}

const address: Stripe.Address = {
  city: 'Madrid',
  country: 'ES',
  line1: 'Calle Mayor 1',
  line2: null,
  postal_code: '28013',
  state: null,
};

const discountEnd = (world: World, coupon: Stripe.Coupon): number | null => {
  const now = world.now();
  return coupon.duration === 'repeating'
    ? addInterval(now, 'month', now, coupon.duration_in_months ?? 1)
    : null;
};

/** The promotion code that a session goes with, and its coupon. */
export const expandedDiscount = (world: World, { discounts }: Stripe.Checkout.Session) => {
  const code = discounts?.[0]?.promotion_code;
  const promotion = world.promotionCodes.get(String(code));
  const coupon = world.coupons.get(String(promotion?.promotion.coupon));
  return promotion && coupon ? { promotion, coupon } : null;
};

const discountsOf =
  (world: World, session: Stripe.Checkout.Session) =>
  (subscription: string): string[] =>
    [expandedDiscount(world, session) ?? []].flat().map(({ promotion, coupon }) => {
      const discount = discountObject(world.newId('di'), world.now(), {
        coupon: coupon.id,
        promotionCode: promotion.id,
        customer: String(session.customer),
        subscription,
        session: session.id,
        end: discountEnd(world, coupon),
      });
      world.discounts.set(discount.id, discount);
      promotion.times_redeemed += 1;
      coupon.times_redeemed += 1;
      return discount.id;
    });

const keepTaxId = (world: World, customer: string, taxId: NonNullable<Payer['taxId']>): void => {
  for (const [id, known] of world.taxIds) if (known.customer === customer) world.taxIds.delete(id);
  if (taxId.value === '') return;
  const made = taxIdObject(world.newId('txi'), world.now(), { customer, ...taxId });
  world.taxIds.set(made.id, made);
};

/** As `customer_update` and `tax_id_collection` ask: what the page was told becomes the customer's. */
const keepPayer = (world: World, customer: Stripe.Customer, payer: Payer): void => {
  customer.name = payer.name ?? customer.name ?? null;
  customer.address = { ...address, ...payer.address };
  if (payer.taxId) keepTaxId(world, customer.id, payer.taxId);
  tell(world, 'customer.updated', customer);
};

/** The page is filled in and sent. Gives the subscription, or null where the bank refuses the card. */
export const paySession = (
  world: World,
  session: Stripe.Checkout.Session,
  payer: Payer = {},
): Stripe.Subscription | null => {
  if (session.status !== 'open') throw new Error(`${session.id} is ${session.status}`);
  const customer = world.customers.get(String(session.customer));
  const sale = world.sales.get(session.id);
  if (!customer || !sale) throw new Error(`${session.id} sells nothing to nobody`);
  keepPayer(world, customer, payer);
  if (world.refusedCards.has(customer.id)) {
    // Checkout keeps the page open, and nothing has been made yet.
    tell(world, 'payment_intent.payment_failed', {
      id: world.newId('pi'),
      object: 'payment_intent',
      customer: customer.id,
      status: 'requires_payment_method',
    });
    return null;
  }
  const bought = { customer: customer.id, session: session.id, ...sale };
  const subscription = startSubscription(world, bought, discountsOf(world, session));
  session.status = 'complete';
  session.payment_status = 'paid';
  session.subscription = subscription.id;
  session.invoice = subscription.latest_invoice;
  session.url = null;
  tell(world, 'checkout.session.completed', session);
  return subscription;
};

export const expireSession = (world: World, session: Stripe.Checkout.Session): void => {
  session.status = 'expired';
  session.url = null;
  tell(world, 'checkout.session.expired', session);
};
