import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { createRuntime, runParts, type Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { RunningService } from '@academy/service-kit/lifecycle/run-service.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createTestIssuer, type TestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { configSchema } from '../../src/config.ts';
import { compose } from '../../src/dependencies.ts';
import type { LibraryDeps } from '../../src/use-cases/deps.ts';

export interface LibraryUnderTest {
  client: ReturnType<typeof createTestClient>;
  library: LibraryDeps;
  issuer: TestIssuer;
  runtime: Runtime;
  /** Everything told on library.documents so far. */
  told: Envelope[];
  stop: () => Promise<void>;
}

/** The whole service in this process, on the real stack: real store, real broker, really signed tokens. */
export const startLibrary = async (stack: TestStack): Promise<LibraryUnderTest> => {
  const issuer = await createTestIssuer();
  const keys = await issuer.serve();
  const config = parseConfig(configSchema, { ...stack.env, LOG_LEVEL: 'silent', AUTH_JWKS_URL: keys.url });
  const runtime = await createRuntime({ service: 'library', config });
  const { parts, library } = compose(runtime, config);
  const running: RunningService = await runParts(runtime, parts);
  // The service's own listener announced its port to a starter; a test knows this one.
  const server = await listen(parts.app, { host: '127.0.0.1', port: 0 });
  const told: Envelope[] = [];
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'test.told',
    topics: [libraryTopics.documents.name],
    since: 'beginning',
    handler: (envelope) => void told.push(envelope),
    logger: stack.logger,
  });
  await reader.ready();
  return {
    client: createTestClient(`http://127.0.0.1:${server.port}`),
    library,
    issuer,
    runtime,
    told,
    stop: async () => {
      await server.close();
      await running.stop();
      await keys.close();
    },
  };
};
