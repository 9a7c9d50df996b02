import type Stripe from 'stripe';
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
  if (coupon.duration !== 'repeating') return null;
  return Array.from({ length: coupon.duration_in_months ?? 1 }).reduce<number>(
    (at) => addInterval(at, 'month'),
    world.now(),
  );
};

const discountsOf =
  (world: World, session: Stripe.Checkout.Session) =>
  (subscription: string): string[] =>
    (session.discounts ?? []).map(({ promotion_code: code }) => {
      const promotion = world.promotionCodes.get(String(code));
      const coupon = world.coupons.get(String(promotion?.promotion.coupon));
      if (!promotion || !coupon) throw new Error(`no promotion code ${String(code)}`);
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

/** As `customer_update` asks: name and address of the page become the customer's. */
const keepPayer = (world: World, customer: Stripe.Customer, payer: Payer): void => {
  customer.name = payer.name ?? customer.name ?? null;
  customer.address = { ...address, ...payer.address };
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
