import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';

const stack = useTestStack();
const dataDir = mkdtempSync(join(tmpdir(), 'academy-auth-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const file = join(import.meta.dirname, '../../src/start.ts');
const start = (env: Record<string, string> = {}) =>
  startChild({ file, env: { ...stack.env, LOG_LEVEL: 'info', DATA_DIR: dataDir, ...env } });

const clientOf = async (child: ReturnType<typeof start>) => {
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  return createTestClient(`http://127.0.0.1:${port}`);
};

test('When it starts for the first time, then the sign-in it prints once works, after a restart too', async () => {
  const first = start();
  const line = await first.untilLine(/^FIRST_ADMIN /);
  const signIn = JSON.parse(line.slice('FIRST_ADMIN '.length)) as { email: string; password: string };
  const client = await clientOf(first);
  const signedIn = await client.post('/api/auth/login', { body: signIn });
  expect(signedIn.body.user).toMatchObject({ isAdmin: true, email: signIn.email });
  expect((await client.get('/health/ready')).status).toBe(200);
  expect(statSync(join(dataDir, 'auth', 'master.key')).mode & 0o777).toBe(0o600);

  first.kill('SIGTERM');
  expect(await first.exited).toMatchObject({ code: 0 });

  const lines: string[] = [];
  const second = start();
  const again = await clientOf(second);
  void second.untilLine(/^FIRST_ADMIN /).then(
    (printed) => lines.push(printed),
    () => undefined,
  );
  const authorization = `Bearer ${signedIn.body.token as string}`;
  expect((await again.get('/api/auth/me', { authorization })).status).toBe(200);
  expect((await again.post('/api/auth/login', { body: signIn })).status).toBe(200);
  second.kill('SIGTERM');
  expect(await second.exited).toMatchObject({ code: 0 });
  expect(lines).toEqual([]);
});

test('When the environment does not fit, then one line names the keys and it ends with 1', async () => {
  const child = start({ MONGO_URL: 'postgres://secret', ADMIN_PASSWORD: 'short' });
  expect(await child.exited).toMatchObject({ code: 1 });
  expect(child.errors()).toMatch(/^auth could not start: Configuration: .*MONGO_URL.*ADMIN_PASSWORD.*\n$/);
  expect(child.errors()).not.toMatch(/secret|short/);
});

test('When the master key is another, then it says so and does not start', async () => {
  const child = start({ AUTH_MASTER_KEY: Buffer.alloc(32, 9).toString('base64') });
  expect(await child.exited).toMatchObject({ code: 1 });
  expect(child.errors()).toMatch('sealed with another AUTH_MASTER_KEY');
});

test('When keys are rotated by the command, then a running service publishes the new one', async () => {
  const child = start();
  const client = await clientOf(child);
  const command = startChild({
    file: join(import.meta.dirname, '../../src/rotate-keys.ts'),
    env: { ...stack.env, DATA_DIR: dataDir },
  });
  const kid = (await command.untilLine(/^New signing key /)).split(' ').at(-1);
  expect(await command.exited).toMatchObject({ code: 0 });
  const published = async () => {
    const { body } = await client.get('/api/auth/jwks');
    return (body.keys as { kid: string }[]).map((key) => key.kid);
  };
  await until(async () => (await published()).includes(kid ?? ''));
  child.kill('SIGTERM');
  expect(await child.exited).toMatchObject({ code: 0 });
});
