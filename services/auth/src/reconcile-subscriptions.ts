import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { commandOnStore } from '@academy/service-kit/lifecycle/command-on-store.ts';
import { configSchema } from './config.ts';
import { createDeps } from './dependencies.ts';
import { createModels } from './models.ts';
import { reconcileSubscriptions } from './payments/sync/reconcile-subscriptions.ts';

// The broker is not spoken to: what is repaired is told by a running service, which finds it within half a minute.
const reconcileConfig = configSchema.omit({ KAFKA_BROKERS: true });

await commandOnStore({
  service: 'auth',
  does: 'reconcile its subscriptions',
  settings: () => ({ ...parseConfig(reconcileConfig, process.env), KAFKA_BROKERS: [] }),
  run: async ({ config, mongo, logger }) => {
    const deps = await createDeps(createModels(mongo), { logger }, config);
    await deps.signingKeys.load();
    if (deps.payments === null) throw new Error('no payment provider is set up');
    const figures = await reconcileSubscriptions(deps);
    process.stdout.write(`RECONCILED ${JSON.stringify(figures)}\n`);
    if (figures.failed > 0) process.exitCode = 1;
  },
});
