import { topics } from '@academy/contracts/registry/topics.ts';
import { parseConfig } from '../config/parse-config.ts';
import { collectFeatures } from './collect-features.ts';
import type { ConfigSchema, ServiceDefinition, ServiceParts } from './define-service.ts';
import { prepareStore } from './prepare-store.ts';
import { createRuntime } from './service-runtime.ts';

/**
 * Composing asks for keys, but nothing here uses them: no key of the academy has to be given to the job. Payments and mail
 * follow from what is set, so that a job with a service's whole environment runs, too.
 */
const withoutSecrets = {
  NODE_ENV: 'development',
  PAYMENTS: '',
  MAIL: '',
  AUTH_JWKS_URL: 'http://127.0.0.1/',
};

/**
 * Creates a service's indexes and every topic by the functions that its start runs, and starts nothing. Safe to repeat and
 * to run beside itself or a start. Waits for the store; throws what else goes wrong.
 */
export const prepareOnly = async <Schema extends ConfigSchema, Parts extends ServiceParts>(
  definition: ServiceDefinition<Schema, Parts>,
  env: NodeJS.ProcessEnv,
): Promise<void> => {
  const config = parseConfig(definition.config, { ...env, ...withoutSecrets });
  const runtime = createRuntime({ service: definition.name, config });
  const { mongo, kafka, logger } = runtime;
  try {
    await definition.compose(runtime, config);
    await prepareStore({ runtime, features: collectFeatures([]), signal: new AbortController().signal });
    await kafka.ensureTopics(topics);
    logger.info('indexes and topics are there');
  } finally {
    await kafka.close();
    await mongo.close();
  }
};
