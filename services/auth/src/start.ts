import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { createRuntime, runParts } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';
import { outdatedInvoices } from './data/invoice-repository.ts';
import { createOwnerlessHelpRequests } from './data/ownerless-help-requests.ts';
import { outdatedRequests } from './data/request-models.ts';
import { expiredSessions } from './data/session-model.ts';
import { spentSigningKeys } from './data/signing-key-repository.ts';
import { oldWebhookEvents } from './data/webhook-event-repository.ts';
import { createDependencies } from './dependencies.ts';
import { createPaymentWorkers } from './payments/workers.ts';
import { ensureFirstAdministrator } from './use-cases/ensure-first-administrator.ts';

const name = 'auth';

/** Where a process reaches itself. */
const ownUrl = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

runService({
  name,
  start: async () => {
    const config = parseConfig(configSchema, process.env);
    const runtime = await createRuntime({ service: name, config });
    let port = 0;
    const { deps, models, sandbox } = await createDependencies(runtime, config, {
      ownUrl: () => ownUrl(config.HOST, port),
    });
    await ensureIndexes(runtime.mongo);
    const firstAdministrator = await ensureFirstAdministrator(deps);
    if (firstAdministrator) process.stdout.write(`FIRST_ADMIN ${JSON.stringify(firstAdministrator)}\n`);
    const upgraded = await deps.users.upgrade();
    if (upgraded > 0) runtime.logger.info({ upgraded }, 'premium given by staff is marked as such');
    const leftBehind = await deps.users.lookAtOthersThan(deps.payments?.name ?? null, deps.now());
    if (leftBehind > 0)
      runtime.logger.warn({ leftBehind }, 'subscriptions run at a provider that is not set up any more');
    deps.signingKeys.start();
    return runParts(runtime, {
      app: createApp(runtime, deps, sandbox),
      onListening: (listensOn) => (port = listensOn),
      aggregates: [models.users, models.sessions, models.helpRequests, models.leads],
      workers: [...createPaymentWorkers(deps), ...(sandbox ? [{ name: 'sandbox', ...sandbox }] : [])],
      sweeps: [
        ...(sandbox?.sweeps ?? []),
        { name: 'handled payment messages', model: models.webhookEvents, filter: oldWebhookEvents },
        { name: 'invoices past their time', model: models.invoices, filter: outdatedInvoices },
        { name: 'expired sessions', model: models.sessions, filter: expiredSessions },
        { name: 'spent signing keys', model: models.signingKeys, filter: spentSigningKeys },
        {
          name: 'questions of deleted accounts',
          model: models.helpRequests,
          filter: createOwnerlessHelpRequests(models),
        },
        {
          name: 'questions of members past their time',
          model: models.helpRequests,
          filter: outdatedRequests,
        },
        { name: 'questions of companies past their time', model: models.leads, filter: outdatedRequests },
      ],
    });
  },
});
