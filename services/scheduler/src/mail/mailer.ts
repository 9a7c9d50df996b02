import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { Backoff } from '@academy/service-kit/time/backoff.ts';
import { createWorkers, type WorkQueueOptions } from '@academy/service-kit/work-queue/work-queue.ts';
import type { Mail } from './domain/mail.ts';
import type { MailDeps } from './use-cases/mail-deps.ts';
import { tellOfFailure } from './use-cases/give-up-mail.ts';
import { sendMail } from './use-cases/send-mail.ts';

const hourMs = 60 * 60 * 1000;

/** From a few seconds to four hours; thirty attempts take about three days. */
const backoff: Backoff = { firstMs: 10_000, maxMs: 4 * hourMs };
const maxAttempts = 30;

/** A mail that is on its way when the process stops has this long to arrive: one that is broken off is sent again. */
const graceMs = 2_000;

const aWhileAfter = (signal: AbortSignal): AbortSignal => {
  const late = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), graceMs).unref(), {
    once: true,
  });
  return late.signal;
};

export interface MailerOptions {
  leaseMs: number;
  erasure: Pick<ErasureGuard, 'guard'>;
  everyMs?: number;
  onEnd?: WorkQueueOptions<Mail>['onEnd'];
}

/** Sends what is in the queue, one mail at a time in each process: so a process that is killed doubles one at most. */
export const createMailer = (deps: MailDeps, options: MailerOptions): Worker[] => {
  const { leaseMs, erasure, everyMs = 2_000, onEnd } = options;
  return createWorkers<Mail>({
    name: 'mails',
    store: deps.mailQueue,
    handle: ([mail], { signal }) => {
      const send = () => sendMail(deps, mail, aWhileAfter(signal));
      return mail.userId === null ? send() : erasure.guard(mail.userId, send);
    },
    beforePoison: async (mails) => {
      for (const mail of mails) await tellOfFailure(deps, mail);
    },
    leaseMs,
    maxAttempts,
    backoff,
    concurrency: 1,
    everyMs,
    wakeOn: deps.mailAdded,
    logger: deps.logger,
    ...(onEnd && { onEnd }),
  });
};
