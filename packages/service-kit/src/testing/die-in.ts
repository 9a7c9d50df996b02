import { startChild } from './child-process.ts';
import { createTestClient } from './http-client.ts';
import type { TestIssuer } from './test-tokens.ts';
import type { TestStack } from './test-stack.ts';

interface Replica {
  stack: TestStack;
  under: { issuer: TestIssuer };
  /** Where the service starts. */
  file: string;
}

/** One call to a replica that dies in it. */
export const dieIn = async (
  { stack, under, file }: Replica,
  failPoint: string,
  call: (client: ReturnType<typeof createTestClient>, authorization: string) => Promise<unknown>,
): Promise<void> => {
  const keys = await under.issuer.serve();
  stack.afterSuite(() => keys.close());
  const child = startChild({ file, env: { ...stack.env, AUTH_JWKS_URL: keys.url, FAILPOINT: failPoint } });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  const authorization = await under.issuer.bearer({ sub: 'head-of-studies', role: 'administrator' });
  await expect(call(createTestClient(`http://127.0.0.1:${port}`), authorization)).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
};
