import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import type { TestStack } from '@academy/service-kit/testing/test-stack.ts';
import type { CatalogUnderTest } from './catalog-under-test.ts';

const file = join(import.meta.dirname, '../../src/start.ts');

/** A replica of the service in a process of its own, trusting the same keys. */
export const startReplica = async (
  { stack, under }: { stack: TestStack; under: CatalogUnderTest },
  env: Record<string, string> = {},
) => {
  const keys = await under.issuer.serve();
  stack.afterSuite(() => keys.close());
  const child = startChild({ file, env: { ...stack.env, AUTH_JWKS_URL: keys.url, ...env } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  return { child, client: createTestClient(`http://127.0.0.1:${port}`) };
};
