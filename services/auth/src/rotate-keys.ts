import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { commandOnStore } from '@academy/service-kit/lifecycle/command-on-store.ts';
import { configSchema } from './config.ts';
import { createDeps } from './dependencies.ts';
import { createModels } from './models.ts';

// The broker is not spoken to, so the environment need not name one.
const rotateConfig = configSchema.omit({ KAFKA_BROKERS: true });

await commandOnStore({
  service: 'auth',
  does: 'rotate its signing keys',
  settings: () => ({ ...parseConfig(rotateConfig, process.env), KAFKA_BROKERS: [] }),
  run: async ({ config, mongo, logger }) => {
    const deps = await createDeps(createModels(mongo), { logger }, config);
    await deps.signingKeys.load();
    process.stdout.write(`New signing key ${await deps.signingKeys.rotate()}\n`);
  },
});
