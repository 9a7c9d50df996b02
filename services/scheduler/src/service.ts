import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createOutcomeCounter } from '@academy/service-kit/metrics/outcome-counter.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { automationsRouter } from './automations/api/automations-router.ts';
import { runDueAutomations } from './automations/use-cases/run-due-automations.ts';
import { seedAutomations } from './automations/use-cases/seed-automations.ts';
import { createWakes } from './automations/wakes/agenda-wakes.ts';
import { configSchema } from './config.ts';
import { sendDigests } from './digest/use-cases/send-digests.ts';
import { createDeps, createModels } from './dependencies.ts';
import { consumers, notificationHandlers, peopleHandlers, subjectModels } from './events/consumers.ts';
import { contactHandlers } from './events/contact-handlers.ts';
import { mailsRouter } from './mail/api/mails-router.ts';
import { unsubscribeRouter } from './mail/api/unsubscribe-router.ts';
import { mailSweeps, mailWorkers } from './mail/mail-parts.ts';
import type { RequestOutcome } from './mail/use-cases/queue-requested-mail.ts';
import { notificationsRouter } from './notifications/api/notifications-router.ts';
import { preferencesRouter } from './notifications/api/preferences-router.ts';
import { setPreference } from './notifications/use-cases/preferences.ts';
import { notificationSweeps, notificationWorkers } from './notifications/notification-parts.ts';

/** How long the history of runs goes back. */
const runsKeptForMs = 90 * 24 * 60 * 60 * 1000;

/** The scheduler put together. */
export const scheduler = defineService({
  name: 'scheduler',
  config: configSchema,
  compose: async (runtime, config) => {
    const models = createModels(runtime.mongo);
    const deps = await createDeps(models, runtime, config);
    const sweeps: SweepJob[] = [
      {
        name: 'old runs of automations',
        model: models.runs,
        filter: (now) => ({ startedAt: { $lt: new Date(now.getTime() - runsKeptForMs) } }),
      },
      ...notificationSweeps(models),
      ...mailSweeps(models),
    ];
    const ownAutomations = createAutomationWork(runtime, {
      works: {
        weekly_digest: (signal) => sendDigests(deps, signal),
        retention_sweep: retentionWork(sweeps),
      },
    });
    const countMailRequest = createOutcomeCounter<RequestOutcome>(runtime.metrics, {
      name: 'mail_requests_total',
      help: 'Events that asked for a mail: queued, or of a kind that is unknown here',
    });
    return {
      deps,
      erasure: deps.erasure,
      routers: (routes) => [
        automationsRouter(routes, deps),
        preferencesRouter(routes, deps),
        notificationsRouter(routes, deps),
        mailsRouter(routes, deps),
        unsubscribeRouter(routes, {
          ...deps,
          stopMails: (unsubscription) =>
            setPreference(deps, { ...unsubscription, channel: 'mail', on: false }),
        }),
      ],
      aggregates: [
        models.automations,
        models.runs,
        models.mails,
        models.notifications,
        models.announcements,
        models.reads,
        ...ownAutomations.aggregates,
      ],
      groups: [
        { handlers: consumers({ ...deps, ownAutomations, countMailRequest }) },
        { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
        { name: 'subjects', handlers: subjectModels(deps), isReadModel: true },
        { name: 'contacts', handlers: contactHandlers(deps), isReadModel: true },
        { name: 'notifications', handlers: notificationHandlers(deps) },
      ],
      workers: [
        createWakes({
          mongo: runtime.mongo,
          wake: () => runDueAutomations(deps),
          everyMs: config.AUTOMATIONS_WAKE_MS,
          lockMs: config.AUTOMATIONS_LOCK_MS,
          logger: runtime.logger,
        }),
        ...notificationWorkers(deps, runtime.logger),
        ...ownAutomations.workers,
        ...mailWorkers(deps, { leaseMs: config.MAIL_LEASE_MS, metrics: runtime.metrics }),
      ],
      sweeps: [...sweeps, ...ownAutomations.sweeps],
      prepare: () => seedAutomations(deps),
    };
  },
});
