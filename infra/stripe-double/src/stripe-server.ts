import type Stripe from 'stripe';
import { failRefund, giveBack, lastCharge, setRefused } from './charging.ts';
import { expireSession, paySession, type Payer } from './checkout.ts';
import { listenAsStripe } from './http-server.ts';
import { createIdempotency } from './idempotency.ts';
import type { CouponParts } from './objects/discount.ts';
import { addPromotionCode } from './promotion-codes.ts';
import type { ReceivedRequest } from './request.ts';
import { cancelAt, collectAgain, end, itemOf, renew, startSubscription } from './subscribing.ts';
import { createTroubles, type Trouble } from './trouble.ts';
import { createWorld, tell, type RecordedEvent, type World } from './world.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export interface StripeServer {
  url: string;
  world: World;
  /** Everything that happened, oldest first. */
  events: readonly RecordedEvent[];
  requests: readonly ReceivedRequest[];
  /** The next `times` such requests go wrong in this way, or find that something has happened just before. */
  trouble(method: Method, path: RegExp, what: Trouble | (() => void), times?: number): void;
  noTrouble(): void;
  /** A day has passed: what was sent with a key is carried out again. */
  forgetKeys(): void;
  /** Throws where the user has no customer. */
  customerOf(userId: string): Stripe.Customer;
  /** The subscriptions of a user, oldest first. */
  subscriptionsOf(userId: string): Stripe.Subscription[];
  invoicesOf(userId: string): Stripe.Invoice[];
  /** Fills in the payment page at this address. Null where the bank refuses. */
  pay(pageUrl: string, payer?: Payer): Stripe.Subscription | null;
  /** One more subscription like the first, as from another payment page that was paid. */
  subscribe(userId: string): Stripe.Subscription;
  abandon(pageUrl: string): void;
  refuseCard(userId: string, isRefused: boolean): void;
  renew(subscriptionId: string): void;
  /** Charges what is open once more. */
  collectAgain(subscriptionId: string): boolean;
  /** Gives back all, or so many cents, of the last paid invoice from the dashboard. */
  refund(subscriptionId: string, cents?: number): void;
  /** From now on nothing is given back of its last payment. */
  closeRefunds(subscriptionId: string, why: 'charge_not_refundable' | 'charge_disputed'): void;
  /** The bank does not take the last refund after all. */
  failLastRefund(): void;
  /** Ends it from the dashboard. */
  end(subscriptionId: string): void;
  /** What the customer portal does: it cancels at a time, not by the flag. */
  cancelInPortal(subscriptionId: string): void;
  resumeInPortal(subscriptionId: string): void;
  deleteCustomer(userId: string): void;
  addPromotionCode(code: string, coupon: CouponParts): Stripe.PromotionCode;
  close(): Promise<void>;
}

export interface StripeServerOptions {
  secretKey: string;
  now?: () => Date;
}

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`Stripe has no ${what}`);
  return value;
};

/** A local server that speaks Stripe's protocol, with what happens in the account in the tests' hands. */
export const startStripeServer = async ({
  secretKey,
  now = () => new Date(),
}: StripeServerOptions): Promise<StripeServer> => {
  const world = createWorld(now);
  const troubles = createTroubles();
  const requests: ReceivedRequest[] = [];
  const keys = createIdempotency(world);
  const onRequest = (request: ReceivedRequest): Trouble | null => {
    requests.push(request);
    return troubles.next(request.method, request.path);
  };
  const { server, url } = await listenAsStripe({ world, secretKey, keys, onRequest });

  const subscription = (id: string) => found(world.subscriptions.get(id), id);
  const customerOf = (userId: string) =>
    found(
      [...world.customers.values()].find(({ metadata }) => metadata['userId'] === userId),
      `customer of ${userId}`,
    );
  const of = <T extends { customer: unknown }>(table: Map<string, T>, userId: string): T[] => {
    const { id } = customerOf(userId);
    return [...table.values()].filter(({ customer }) => customer === id);
  };
  const sessionAt = (pageUrl: string) => {
    const id = pageUrl.split('/').at(-1) ?? '';
    return found(world.sessions.get(id), pageUrl);
  };

  const refund = (id: string, cents?: number): void => {
    const charge = found(lastCharge(world, id), `charge of ${id}`);
    giveBack(world, charge, { amount: cents ?? charge.amount - charge.amount_refunded });
  };

  return {
    url,
    world,
    events: world.events,
    requests,
    trouble: troubles.plan,
    noTrouble: troubles.clear,
    forgetKeys: keys.forget,
    customerOf,
    subscriptionsOf: (userId) => of(world.subscriptions, userId),
    invoicesOf: (userId) => of(world.invoices, userId),
    pay: (pageUrl, payer) => paySession(world, sessionAt(pageUrl), payer),
    subscribe: (userId) => {
      const [first] = of(world.subscriptions, userId);
      const { customer, items, metadata } = found(first, `subscription of ${userId}`);
      const { price } = found(items.data[0], 'item');
      return startSubscription(world, { customer: String(customer), price, metadata }, () => []);
    },
    abandon: (pageUrl) => expireSession(world, sessionAt(pageUrl)),
    refuseCard: (userId, isRefused) => {
      const { id } = customerOf(userId);
      setRefused(world, id, isRefused);
    },
    renew: (id) => renew(world, subscription(id)),
    collectAgain: (id) => collectAgain(world, subscription(id)),
    refund,
    closeRefunds: (id, why) => void world.unrefundable.set(found(lastCharge(world, id), id).id, why),
    failLastRefund: () => failRefund(world, found([...world.refunds.values()].at(-1), 'refund')),
    end: (id) => end(world, subscription(id)),
    cancelInPortal: (id) => cancelAt(world, subscription(id), itemOf(subscription(id)).current_period_end),
    resumeInPortal: (id) => cancelAt(world, subscription(id), null),
    deleteCustomer: (userId) => {
      const customer = customerOf(userId);
      for (const one of of(world.subscriptions, userId)) if (one.status !== 'canceled') end(world, one);
      world.customers.delete(customer.id);
      world.deletedCustomers.add(customer.id);
      tell(world, 'customer.deleted', customer);
    },
    addPromotionCode: (code, parts) => addPromotionCode(world, code, parts),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
