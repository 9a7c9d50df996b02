import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { catalogTopics } from '@academy/contracts/events/catalog/topics.ts';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { createRuntime, runParts, type Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createTestIssuer, type TestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import { configSchema } from '../../src/config.ts';
import { compose } from '../../src/dependencies.ts';
import type { CatalogDeps } from '../../src/use-cases/deps.ts';

export interface CatalogUnderTest {
  client: ReturnType<typeof createTestClient>;
  catalog: CatalogDeps;
  issuer: TestIssuer;
  runtime: Runtime;
  /** Everything told on the catalogue's topics, and to the audit log, so far. */
  told: (Envelope & { topic: string })[];
}

export interface CatalogOptions {
  /** More of the environment. */
  env?: Readonly<Record<string, string>>;
  /** Stands before the service's Kafka, so that a test can take it away. */
  kafka?: (port: KafkaPort) => KafkaPort;
}

/**
 * The whole service in this process, on the real stack: real store, real broker, really signed tokens. It is stopped
 * after the suite.
 */
export const startCatalog = async (
  stack: TestStack,
  { env = {}, kafka = (port) => port }: CatalogOptions = {},
): Promise<CatalogUnderTest> => {
  const issuer = await createTestIssuer();
  const keys = await issuer.serve();
  stack.afterSuite(() => keys.close());
  const config = parseConfig(configSchema, {
    ...stack.env,
    LOG_LEVEL: 'silent',
    AUTH_JWKS_URL: keys.url,
    ...env,
  });
  const real = await createRuntime({ service: 'catalog', config });
  const runtime: Runtime = { ...real, kafka: kafka(real.kafka) };
  const { parts, catalog } = compose(runtime, config);
  const running = await runParts(runtime, parts);
  stack.afterSuite(() => running.stop());
  // The service's own listener announced its port to a starter; a test knows this one.
  const server = await listen(parts.app, { host: '127.0.0.1', port: 0 });
  stack.afterSuite(() => server.close());
  const told: CatalogUnderTest['told'] = [];
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'test.told',
    topics: [
      catalogTopics.courses.name,
      catalogTopics.lessons.name,
      catalogTopics.learning.name,
      auditTopics.actions.name,
    ],
    since: 'beginning',
    handler: (envelope, { topic }) => void told.push({ ...envelope, topic }),
    logger: stack.logger,
  });
  await reader.ready();
  return {
    client: createTestClient(`http://127.0.0.1:${server.port}`),
    catalog,
    issuer,
    runtime,
    told,
  };
};
