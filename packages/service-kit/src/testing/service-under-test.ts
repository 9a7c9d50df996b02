import type { Envelope } from '@academy/contracts/events/event.ts';
import type { TopicContract } from '@academy/contracts/events/topics.ts';
import { startBroadcastConsumer } from '../consumers/broadcast-consumer.ts';
import type { ConfigSchema, ServiceDefinition, ServiceParts } from '../lifecycle/define-service.ts';
import type { Runtime } from '../lifecycle/service-runtime.ts';
import { startService } from '../lifecycle/start-service.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { createTestClient } from './http-client.ts';
import type { TestStack } from './test-stack.ts';
import { createTestIssuer, type TestIssuer } from './test-tokens.ts';

/** An event as its message brought it. */
export type PublishedEvent = Envelope & { topic: string; key: string | null };

export interface ServiceUnderTest<Parts extends ServiceParts> {
  client: ReturnType<typeof createTestClient>;
  baseUrl: string;
  parts: Parts;
  deps: Parts['deps'];
  /** Signs the tokens that this service believes. */
  issuer: TestIssuer;
  runtime: Runtime;
  /** Every event on `topics` since the suite began, in the order of each topic. */
  events: PublishedEvent[];
  stop: () => Promise<void>;
}

export interface ServiceUnderTestOptions {
  /** The topics whose events a test looks at. */
  topics?: readonly TopicContract[];
  /** More of the environment. */
  env?: Readonly<Record<string, string>>;
  logger?: Logger;
  /** Stands before the service's Kafka, so that a test can take it away. */
  kafka?: (port: KafkaPort) => KafkaPort;
}

/**
 * A whole service in this process on the suite's real store and broker, with really signed tokens, as `runService` would
 * start it. It is stopped after the suite, if a test has not done so.
 */
export const startServiceUnderTest = async <Schema extends ConfigSchema, Parts extends ServiceParts>(
  stack: TestStack,
  definition: ServiceDefinition<Schema, Parts>,
  { topics = [], env = {}, logger = stack.logger, kafka }: ServiceUnderTestOptions = {},
): Promise<ServiceUnderTest<Parts>> => {
  const issuer = await createTestIssuer();
  const keys = await issuer.serve();
  stack.afterSuite(() => keys.close());
  const running = await startService(definition, {
    env: { ...stack.env, LOG_LEVEL: 'silent', AUTH_JWKS_URL: keys.url, ...env },
    logger,
    ...(kafka && { kafka }),
  });
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= running.stop());
  stack.afterSuite(stop);
  await running.ready;
  const events: PublishedEvent[] = [];
  if (topics.length > 0) {
    const reader = startBroadcastConsumer({
      kafka: stack.kafka(),
      name: 'test.published',
      topics: topics.map(({ name }) => name),
      since: 'beginning',
      handler: (envelope, { topic, key }) => void events.push({ ...envelope, topic, key }),
      logger: stack.logger,
    });
    await reader.ready();
  }
  const { parts, runtime } = running;
  const baseUrl = `http://127.0.0.1:${running.port}`;
  return {
    client: createTestClient(baseUrl),
    baseUrl,
    parts,
    deps: parts.deps,
    issuer,
    runtime,
    events,
    stop,
  };
};
