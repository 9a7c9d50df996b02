import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { observeWork } from '@academy/service-kit/work-queue/work-metrics.ts';
import { mailsRouter } from './api/mails-router.ts';
import { unsubscribeRouter } from './api/unsubscribe-router.ts';
import { contactModel } from './data/contact-model.ts';
import { mailModel } from './data/mail-model.ts';
import { createMailer } from './mailer.ts';
import { eraseMails } from './use-cases/erase-mails.ts';
import type { MailDeps } from './use-cases/mail-deps.ts';
import type { UnsubscribeDeps } from './use-cases/unsubscribe.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** How long mails that stay here as files are kept. */
const filesKeptForMs = 30 * dayMs;

/** Deletes old files of mails, and ends the connections to the mail server when the process stops. */
const createCaretaker = ({ mailTransport, now, logger }: MailDeps): Worker => {
  const worker = createWorker({
    name: 'mail files',
    work: () => mailTransport.forgetBefore(new Date(now().getTime() - filesKeptForMs)),
    everyMs: 6 * hourMs,
    logger,
  });
  const stop = async (): Promise<void> => {
    await worker.stop();
    mailTransport.close();
  };
  return { ...worker, stop };
};

export const createMailModels = (mongo: Runtime['mongo']) => ({
  mails: mailModel(mongo),
  contacts: contactModel(mongo),
});

interface MailFeatureOptions extends Pick<Runtime, 'metrics'> {
  models: ReturnType<typeof createMailModels>;
  leaseMs: number;
  /** Ends the mails that somebody's link unsubscribes from. */
  stopMails: UnsubscribeDeps['stopMails'];
}

/** Mails: to whom, what waits to be sent, and what sends it. */
export const mailFeature = (
  deps: MailDeps & { erasure: ErasureGuard },
  { models, leaseMs, metrics, stopMails }: MailFeatureOptions,
): Feature =>
  defineFeature({
    name: 'mail',
    models: [models.mails, models.contacts],
    routers: (routes) => [mailsRouter(routes, deps), unsubscribeRouter(routes, { ...deps, stopMails })],
    workers: [
      ...createMailer(deps, {
        leaseMs,
        erasure: deps.erasure,
        onEnd: observeWork(metrics.registry, 'mails', deps.mailQueue),
      }),
      createCaretaker(deps),
    ],
    sweeps: [
      {
        name: 'old mails',
        retention: 'mails',
        model: models.mails,
        filter: (now) => ({ createdAt: { $lt: keptSince('mails', now) } }),
      },
    ],
    erase: (userId) => eraseMails(deps, userId),
  });
