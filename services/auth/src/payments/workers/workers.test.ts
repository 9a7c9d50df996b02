import { createSignal } from '@academy/service-kit/lifecycle/signal.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { SubscriptionEnding } from '../endings/subscription-ending-model.ts';
import type { AuthDeps } from '../../deps.ts';
import { createPaymentWorkers } from './workers.ts';

const now = () => new Date('2026-01-01T12:00:00Z');

test('When the provider hangs while a deleted account is cleared there, then a stop does not wait for it', async () => {
  const asked: string[] = [];
  const postponed: string[] = [];
  const endings = ['cus_1', 'cus_2'].map((_id): SubscriptionEnding => {
    return { _id, userId: 'gone', provider: 'stripe', at: now(), dueAt: now(), pageUntil: null };
  });
  // Only what ending them calls.
  const deps = {
    payments: {
      name: 'stripe',
      readCustomer: (customerId: string) => {
        asked.push(customerId);
        return new Promise(() => undefined);
      },
    },
    users: { find: () => Promise.resolve(null) },
    subscriptionEndings: {
      waiting: () => Promise.resolve(endings),
      postpone: ({ _id }: SubscriptionEnding) => Promise.resolve(void postponed.push(_id)),
    },
    webhookEvents: { inbox: () => ({}) },
    webhookReceived: createSignal(),
    config: { WEBHOOK_LEASE_MS: 1_000 },
    now,
    logger: createLogger({ service: 'test', level: 'silent' }),
  } as unknown as AuthDeps;
  const worker = createPaymentWorkers(deps).find(({ name }) => name === 'subscriptions left behind');
  worker?.start();
  await until(() => asked.length === 1);
  await worker?.stop();
  expect([asked, postponed]).toEqual([['cus_1'], ['cus_1']]);
});
