import { join } from 'node:path';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import { startService } from '@academy/service-kit/lifecycle/start-service.ts';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { startTcpProxy, type TcpProxy } from '@academy/service-kit/testing/tcp-proxy.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createTestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { library } from '../../src/service.ts';
import { draft } from '../support/drafts.ts';

const stack = useTestStack();

/** A proxy before a server that refuses until `restore`. */
const awayProxy = async (address: string): Promise<TcpProxy> => {
  const [host = '', port = ''] = address.split(':');
  const proxy = await startTcpProxy({ host, port: Number(port) });
  await proxy.cut();
  return proxy;
};

const startProxies = async () => {
  const store = await awayProxy(new URL(stack.mongoUrl).host);
  const kafka = await awayProxy(stack.brokers[0] ?? '');
  const env = {
    ...stack.env,
    LOG_LEVEL: 'silent',
    // A broker announces its own address to clients, so that only the first connection passes the proxy: enough to
    // keep a client out that has never reached one.
    KAFKA_BROKERS: `127.0.0.1:${kafka.port}`,
    MONGO_URL: `mongodb://127.0.0.1:${store.port}/?directConnection=true`,
  };
  return { store, kafka, env };
};

test('When it starts without store and Kafka, then it works as soon as each of them comes', async () => {
  const { store, kafka, env } = await startProxies();
  const issuer = await createTestIssuer();
  const keys = await issuer.serve();
  stack.afterSuite(() => keys.close());
  const running = await startService(library, {
    env: { ...env, AUTH_JWKS_URL: keys.url },
    patienceMs: 3_000,
  });
  stack.afterSuite(() => running.stop());
  const client = createTestClient(`http://127.0.0.1:${running.port}`);
  const authorization = await issuer.bearer({ role: 'administrator' });

  expect((await client.get('/health/live')).status).toBe(200);
  expect((await client.get('/health/ready')).body.checks).toMatchObject({ mongo: 'failed', feeds: 'failed' });
  const early = await client.get('/api/documents', { language: 'en' });
  expect(early).toMatchObject({ status: 503, body: { type: '/problems/starting' } });
  expect(early.headers.get('retry-after')).not.toBeNull();

  await store.restore();
  await until(async () => (await client.get('/api/documents')).status === 200);
  // Who signed out meanwhile is not known yet: nobody is believed until Kafka has been waited for.
  expect((await client.get('/health/ready')).body.checks).toMatchObject({ mongo: 'ok', feeds: 'failed' });
  const tooEarly = await client.post('/api/admin/documents', { authorization, body: draft() });
  expect(tooEarly).toMatchObject({ status: 503, body: { type: '/problems/starting' } });
  await running.ready;
  const created = await client.post('/api/admin/documents', { authorization, body: draft() });
  expect(created.status).toBe(201);

  expect((await client.get('/health/ready')).status).toBe(200);
  await kafka.restore();
  const published: string[] = [];
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'test',
    topics: [libraryTopics.documents.name],
    since: 'beginning',
    handler: ({ subject }) => void published.push(subject),
    logger: stack.logger,
  });
  stack.afterSuite(() => reader.stop());
  await until(() => published.includes(created.body.id as string));
  await store.close();
  await kafka.close();
}, 60_000);

test('When it is told to stop while it waits for store and Kafka, then it ends with 0', async () => {
  const { env } = await startProxies();
  const file = join(import.meta.dirname, '../../src/start.ts');
  const child = startChild({
    file,
    env: { ...env, LOG_LEVEL: 'warn', AUTH_JWKS_URL: 'http://127.0.0.1:1/api/auth/jwks' },
  });
  await child.untilLine(/waiting for mongo/);
  child.kill('SIGTERM');
  expect(await child.exited).toEqual({ code: 0, signal: null });
}, 30_000);
