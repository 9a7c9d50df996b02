import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { giftsOfStaff } from '../data/migrations/001-gifts-of-staff.ts';
import { receiptsOfBefore } from '../data/migrations/003-receipts-of-before.ts';
import { subscribersOfAccounts } from '../data/migrations/005-subscribers.ts';
import type { UserModel } from '../accounts/users/user-model.ts';
import type { AuthDeps } from '../deps.ts';
import { subscriptionEndingModel } from './endings/subscription-ending-model.ts';
import { invoiceModel, outdatedInvoices } from './invoices/invoice-model.ts';
import { staffInvoicesRouter } from './staff/staff-invoices-router.ts';
import { staffSubscriptionsRouter } from './staff/staff-subscriptions-router.ts';
import { paymentsRouter } from './subscription/payments-router.ts';
import { eraseSubscriber } from './subscribers/erase-subscriber.ts';
import { createOwnerlessSubscribers } from './subscribers/ownerless-subscribers.ts';
import { subscriberModel } from './subscribers/subscriber-model.ts';
import { oldWebhookEvents, webhookEventModel } from './webhooks/webhook-event-model.ts';
import { webhooksRouter } from './webhooks/webhooks-router.ts';
import { createPaymentWorkers } from './workers/workers.ts';

export const createPaymentModels = (mongo: Runtime['mongo']) => ({
  subscribers: subscriberModel(mongo),
  webhookEvents: webhookEventModel(mongo),
  invoices: invoiceModel(mongo),
  subscriptionEndings: subscriptionEndingModel(mongo),
});

export type PaymentModels = ReturnType<typeof createPaymentModels>;

const syncSubscriptionsLeftBehind = async ({
  subscribers,
  payments,
  now,
  logger,
}: AuthDeps): Promise<void> => {
  const leftBehind = await subscribers.syncOthersThan(payments?.name ?? null, now());
  if (leftBehind > 0)
    logger.warn({ leftBehind }, 'subscriptions run at a provider that is not set up any more');
};

interface PaymentFeatureOptions extends Pick<Runtime, 'mongo'> {
  /** The accounts say whose subscribers are gone. */
  models: PaymentModels & { users: UserModel };
}

/** Payments: subscribers, invoices, and what the provider tells of either. */
export const paymentFeature = (deps: AuthDeps, { models, mongo }: PaymentFeatureOptions): Feature =>
  defineFeature({
    name: 'payments',
    models: [models.subscribers, models.webhookEvents, models.invoices, models.subscriptionEndings],
    routers: (routes) =>
      [webhooksRouter, paymentsRouter, staffSubscriptionsRouter, staffInvoicesRouter].map((router) =>
        router(routes, deps),
      ),
    workers: [deps.pdfs.worker, ...createPaymentWorkers(deps)],
    sweeps: [
      {
        name: 'subscribers of deleted accounts',
        model: models.subscribers,
        filter: createOwnerlessSubscribers(models),
        remove: async (userId) => {
          await eraseSubscriber(deps, userId);
          return true;
        },
      },
      {
        name: 'handled payment messages',
        retention: 'paymentMessages',
        model: models.webhookEvents,
        filter: oldWebhookEvents,
      },
      {
        name: 'invoices past their time',
        retention: 'invoices',
        model: models.invoices,
        filter: outdatedInvoices,
      },
    ],
    erase: (userId) => eraseSubscriber(deps, userId),
    migrations: [giftsOfStaff(mongo), receiptsOfBefore(mongo), subscribersOfAccounts(mongo)],
    prepare: () => syncSubscriptionsLeftBehind(deps),
  });
