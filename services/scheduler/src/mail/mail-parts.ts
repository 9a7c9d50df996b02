import { keptSince } from '@academy/contracts/shared/retention.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { observeWork } from '@academy/service-kit/work-queue/work-metrics.ts';
import type { MailModel } from './data/mail-model.ts';
import { createMailer } from './mailer.ts';
import type { MailDeps } from './use-cases/mail-deps.ts';

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

/** What sends mails. */
export const mailWorkers = (
  deps: MailDeps & { erasure: ErasureGuard },
  { leaseMs, metrics }: { leaseMs: number; metrics: Runtime['metrics'] },
): Worker[] => [
  ...createMailer(deps, {
    leaseMs,
    erasure: deps.erasure,
    onEnd: observeWork(metrics.registry, 'mails', deps.mailQueue),
  }),
  createCaretaker(deps),
];

export const mailSweeps = ({ mails }: { mails: MailModel }): SweepJob[] => [
  {
    name: 'old mails',
    retention: 'mails',
    model: mails,
    filter: (now) => ({ createdAt: { $lt: keptSince('mails', now) } }),
  },
];
