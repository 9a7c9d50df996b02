import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import { collectFeatures } from '@academy/service-kit/lifecycle/collect-features.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { defineFeature, eraseFrom, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createOutcomeCounter } from '@academy/service-kit/metrics/outcome-counter.ts';
import { automationFeature } from './automations/automation-feature.ts';
import { configSchema } from './config.ts';
import { sendDigests } from './digest/use-cases/send-digests.ts';
import { createDeps, createModels } from './dependencies.ts';
import { consumers, notificationHandlers, peopleHandlers, subjectModels } from './events/consumers.ts';
import { contactHandlers } from './events/contact-handlers.ts';
import { mailFeature } from './mail/mail-feature.ts';
import type { RequestOutcome } from './mail/use-cases/queue-requested-mail.ts';
import { notificationFeature } from './notifications/notification-feature.ts';
import { setPreference } from './notifications/use-cases/preferences.ts';

/** The scheduler put together. */
export const scheduler = defineService({
  name: 'scheduler',
  config: configSchema,
  compose: async (runtime, config) => {
    const models = createModels(runtime.mongo);
    const deps = await createDeps(models, runtime, config, (userId) => eraseFrom(features, userId));
    const features: readonly Feature[] = [
      automationFeature(deps, { models, mongo: runtime.mongo, config }),
      notificationFeature(deps, { models, config }),
      mailFeature(deps, {
        models,
        leaseMs: config.MAIL_LEASE_MS,
        metrics: runtime.metrics,
        stopMails: (unsubscription) => setPreference(deps, { ...unsubscription, channel: 'mail', on: false }),
      }),
    ];
    const ownAutomations = createAutomationWork(runtime, {
      works: {
        weekly_digest: (signal) => sendDigests(deps, signal),
        retention_sweep: retentionWork(collectFeatures(features).sweeps),
      },
    });
    const countMailRequest = createOutcomeCounter<RequestOutcome>(runtime.metrics, {
      name: 'mail_requests_total',
      help: 'Events that asked for a mail: queued, or of a kind that is unknown here',
    });
    return {
      deps,
      erasure: deps.erasure,
      features: [
        ...features,
        defineFeature({
          name: 'events',
          models: [models.people],
          groups: [
            { handlers: consumers({ ...deps, ownAutomations, countMailRequest }) },
            { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
            { name: 'subjects', handlers: subjectModels(deps), isReadModel: true },
            { name: 'contacts', handlers: contactHandlers(deps), isReadModel: true },
            { name: 'notifications', handlers: notificationHandlers(deps) },
          ],
        }),
        ownAutomations.feature,
      ],
    };
  },
});
