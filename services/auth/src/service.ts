import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { retentionWork } from '@academy/service-kit/automations/retention-work.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import { createRouters } from './routers.ts';
import { configSchema } from './config.ts';
import { migrations } from './data/migrations/migrations.ts';
import { createModels } from './data/models.ts';
import { createDeps, type Overrides } from './dependencies.ts';
import { consumers } from './events/consumers.ts';
import { reloadKeysEveryMs } from './accounts/keys/signing-keys.ts';
import { createSignInReport } from './accounts/sign-in/sign-in-report.ts';
import { automationWorks } from './payments/workers/automation-works.ts';
import { createWelcomeWorkers } from './accounts/addresses/welcome-worker.ts';
import { createResetWorkers } from './accounts/password-reset/reset-worker.ts';
import { createPaymentWorkers } from './payments/workers/workers.ts';
import { webhooksPath } from './payments/webhooks/webhooks-path.ts';
import { sweepsOf } from './sweeps.ts';
import type { AuthDeps } from './deps.ts';
import {
  ensureFirstAdministrator,
  type FirstAdministratorSetup,
} from './accounts/administrators/ensure-first-administrator.ts';

/** The starter shows the line once: the password is kept nowhere else. */
const announceFirstAdministrator = async (deps: AuthDeps, setup: FirstAdministratorSetup): Promise<void> => {
  const firstAdministrator = await ensureFirstAdministrator(deps, setup);
  if (firstAdministrator) process.stdout.write(`FIRST_ADMIN ${JSON.stringify(firstAdministrator)}\n`);
};

const syncSubscriptionsLeftBehind = async ({ users, payments, now, logger }: AuthDeps): Promise<void> => {
  const leftBehind = await users.syncOthersThan(payments?.name ?? null, now());
  if (leftBehind > 0)
    logger.warn({ leftBehind }, 'subscriptions run at a provider that is not set up any more');
};

/** auth put together; a test gives its own clock and payment provider. */
export const authService = (overrides: Overrides = {}) =>
  defineService({
    name: 'auth',
    config: configSchema,
    compose: async (runtime, config) => {
      const { logger, metrics } = runtime;
      const models = createModels(runtime.mongo);
      const { sandbox, ...deps } = await createDeps(models, runtime, config, overrides);
      const sweeps = sweepsOf(models);
      const automations = createAutomationWork(runtime, {
        works: { ...automationWorks(deps), retention_sweep: retentionWork(sweeps) },
      });
      const firstAdministrator: FirstAdministratorSetup = { made: null };
      const reported = createSignInReport({ metrics, logger, key: deps.browserKey });
      return {
        deps,
        models,
        routers: (routes) => createRouters(routes, deps, { reported, sandbox }),
        http: {
          // An inquiry's text may be long, in letters of three bytes each.
          bodyLimit: '32kb',
          rawBodies: { path: webhooksPath, limit: '256kb' },
        },
        identity: deps.identity,
        aggregates: [
          models.users,
          models.sessions,
          models.helpTickets,
          models.leads,
          ...automations.aggregates,
        ],
        groups: [{ handlers: consumers({ ...deps, automations: automations.inbox }) }],
        workers: [
          deps.pdfs.worker,
          deps.hasher.worker,
          createWorker({
            name: 'signing keys',
            work: deps.signingKeys.reload,
            everyMs: reloadKeysEveryMs,
            logger,
          }),
          ...createPaymentWorkers(deps),
          ...createResetWorkers(deps),
          ...createWelcomeWorkers(deps),
          ...automations.workers,
          ...(sandbox ? [{ name: 'sandbox', start: sandbox.start, stop: sandbox.stop }] : []),
        ],
        sweeps: [...(sandbox?.sweeps ?? []), ...sweeps, ...automations.sweeps],
        migrations: migrations(runtime.mongo, { users: models.users, mailKey: deps.mailKey }),
        prepare: async () => {
          await deps.signingKeys.load();
          await announceFirstAdministrator(deps, firstAdministrator);
          await syncSubscriptionsLeftBehind(deps);
        },
      };
    },
  });
