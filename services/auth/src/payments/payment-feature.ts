import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { giftsOfStaff } from '../data/migrations/001-gifts-of-staff.ts';
import { receiptsOfBefore } from '../data/migrations/003-receipts-of-before.ts';
import type { AuthDeps } from '../deps.ts';
import { subscriptionEndingModel } from './endings/subscription-ending-model.ts';
import { invoiceModel, outdatedInvoices } from './invoices/invoice-model.ts';
import { staffInvoicesRouter } from './staff/staff-invoices-router.ts';
import { staffSubscriptionsRouter } from './staff/staff-subscriptions-router.ts';
import { paymentsRouter } from './subscription/payments-router.ts';
import { oldWebhookEvents, webhookEventModel } from './webhooks/webhook-event-model.ts';
import { webhooksRouter } from './webhooks/webhooks-router.ts';
import { createPaymentWorkers } from './workers/workers.ts';

export const createPaymentModels = (mongo: Runtime['mongo']) => ({
  webhookEvents: webhookEventModel(mongo),
  invoices: invoiceModel(mongo),
  subscriptionEndings: subscriptionEndingModel(mongo),
});

export type PaymentModels = ReturnType<typeof createPaymentModels>;

const syncSubscriptionsLeftBehind = async ({ users, payments, now, logger }: AuthDeps): Promise<void> => {
  const leftBehind = await users.syncOthersThan(payments?.name ?? null, now());
  if (leftBehind > 0)
    logger.warn({ leftBehind }, 'subscriptions run at a provider that is not set up any more');
};

interface PaymentFeatureOptions extends Pick<Runtime, 'mongo'> {
  models: PaymentModels;
}

/** Payments: subscriptions, which are kept with their accounts, invoices, and what the provider tells of either. */
export const paymentFeature = (deps: AuthDeps, { models, mongo }: PaymentFeatureOptions): Feature =>
  defineFeature({
    name: 'payments',
    models: [models.webhookEvents, models.invoices, models.subscriptionEndings],
    routers: (routes) =>
      [webhooksRouter, paymentsRouter, staffSubscriptionsRouter, staffInvoicesRouter].map((router) =>
        router(routes, deps),
      ),
    workers: [deps.pdfs.worker, ...createPaymentWorkers(deps)],
    sweeps: [
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
    migrations: [giftsOfStaff(mongo), receiptsOfBefore(mongo)],
    prepare: () => syncSubscriptionsLeftBehind(deps),
  });
