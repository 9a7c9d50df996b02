import type Stripe from 'stripe';
import { setRefused } from '../src/charging.ts';
import { paySession } from '../src/checkout.ts';
import { customerObject } from '../src/objects/customer.ts';
import { priceObject } from '../src/objects/price.ts';
import { sessionObject } from '../src/objects/session.ts';
import { addCodesToTry, findPromotionCode } from '../src/promotion-codes.ts';
import { createWorld, type World } from '../src/world.ts';

export type Interval = 'month' | 'year';

export interface Purchase {
  interval?: Interval;
  coupon?: string | null;
  /** The card pays once, and never again. */
  failsLater?: boolean;
}

export interface TestAccount {
  world: World;
  /** What time it is for the account. */
  clock: { now: Date };
  customer: Stripe.Customer;
  price(interval: Interval): Stripe.Price;
  open(purchase?: Purchase): Stripe.Checkout.Session;
  buy(purchase?: Purchase): Stripe.Subscription;
  /** Cents that each invoice charged, oldest first. */
  charged(): number[];
}

const cents = { month: 2999, year: 29_990 };

/** An account with one customer, on a clock of the test's own. */
export const createAccount = (start: Date): TestAccount => {
  const clock = { now: start };
  const world = createWorld(() => clock.now);
  addCodesToTry(world);
  const customer = customerObject('cus_1', world.now(), 'SANDBOX');
  world.customers.set(customer.id, customer);
  const price: TestAccount['price'] = (interval) =>
    priceObject(world.newId('price'), world.now(), {
      currency: 'eur',
      product: 'prod_premium',
      unitAmount: cents[interval],
      interval,
    });
  const open: TestAccount['open'] = ({ interval = 'month', coupon = null } = {}) => {
    const id = world.newId('cs_test');
    world.sales.set(id, { price: price(interval), metadata: { userId: 'u' } });
    const promotion = coupon === null ? null : findPromotionCode(world, coupon);
    const session = sessionObject(id, world.now(), {
      url: `http://stripe.example/c/pay/${id}`,
      customer: customer.id,
      clientReferenceId: 'u',
      currency: 'eur',
      amount: cents[interval],
      discount: promotion && { coupon: null, promotion_code: promotion.id },
      allowsPromotionCodes: null,
      locale: 'es',
      successUrl: 'http://academy.example/settings?payment=done',
      cancelUrl: 'http://academy.example/settings?payment=cancelled',
      submitText: 'Aceptas las [condiciones](http://academy.example/terms-of-sale).',
      metadata: {},
    });
    world.sessions.set(id, session);
    return session;
  };
  const buy: TestAccount['buy'] = (purchase = {}) => {
    setRefused(world, customer.id, false);
    const made = paySession(world, open(purchase));
    if (!made) throw new Error('the card was refused');
    setRefused(world, customer.id, purchase.failsLater ?? false);
    return made;
  };
  const charged = () => [...world.invoices.values()].map(({ amount_due: due }) => due);
  return { world, clock, customer, price, open, buy, charged };
};
