import type { SubscriptionState } from '@academy/contracts/shared/payments.ts';
import type { TestResponse } from '@academy/service-kit/testing/http-client.ts';
import type { Payer } from '@academy/stripe-double/checkout.ts';
import { syncSubscription } from '../../src/payments/sync/sync-subscription.ts';
import type { Person } from './people.ts';
import type { TestAuth } from './use-auth.ts';

export interface Subscriber {
  person: Person;
  /** The provider's id of the subscription; empty where there is none. */
  id: string;
}

export interface Asking {
  body?: unknown;
  language?: 'es' | 'en';
}

export interface Subscribers {
  get(person: Person, path: string, language?: 'es' | 'en'): Promise<TestResponse>;
  /** Calls of one's own subscription: `post(ana, 'subscription/cancel')`. */
  post(person: Person, path: string, asking?: Asking): Promise<TestResponse>;
  checkout(person: Person, body?: Record<string, unknown>): Promise<TestResponse>;
  /** What a message of the provider brings about. */
  sync(person: Person): Promise<void>;
  /** Goes through the payment page, which names its customer on the invoices but for `{ name: '' }`. */
  subscribe(person: Person, body?: Record<string, unknown>, payer?: Payer): Promise<string>;
  /** Somebody whose subscription is in that state. */
  inState(state: SubscriptionState): Promise<Subscriber>;
}

/** Members who pay; `auth` is read when they do. */
export const createSubscribers = (auth: TestAuth): Subscribers => {
  const get: Subscribers['get'] = (person, path, language = 'en') =>
    auth.client.get(`/api/payments/${path}`, { authorization: person.bearer, language });
  const post: Subscribers['post'] = (person, path, { body, language = 'en' } = {}) =>
    auth.client.post(`/api/payments/${path}`, {
      authorization: person.bearer,
      language,
      ...(body !== undefined && { body }),
    });
  const checkout: Subscribers['checkout'] = (person, body = {}) =>
    post(person, 'checkout', { body: { language: 'es', ...body } });
  const sync: Subscribers['sync'] = async (person) => {
    await syncSubscription(auth.deps, person.user.id);
  };

  const subscribe: Subscribers['subscribe'] = async (person, body, payer) => {
    const { status, body: answer } = await checkout(person, body);
    if (status !== 200) throw new Error(`refused: ${status} ${JSON.stringify(answer)}`);
    const id = auth.fake.pay(person.user.id, payer);
    await sync(person);
    return id;
  };

  const inState: Subscribers['inState'] = async (state) => {
    const person = await auth.people.register();
    if (state === 'none') return { person, id: '' };
    if (state === 'pending') {
      await checkout(person);
      return { person, id: '' };
    }
    const id = await subscribe(person);
    if (state === 'cancelling') await post(person, 'subscription/cancel');
    if (state === 'past_due') auth.fake.failCharge(id);
    if (state === 'expired') auth.fake.end(id);
    await sync(person);
    return { person, id };
  };

  return { get, post, checkout, sync, subscribe, inState };
};
