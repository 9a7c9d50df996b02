import { documentAddedV1 } from '@academy/contracts/events/library/document-added.v1.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { startTcpProxy } from '@academy/service-kit/testing/tcp-proxy.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startGateway } from '../src/start-gateway.ts';
import { gatewayEnv, openStream, teller } from './support/gateway-under-test.ts';

const stack = useTestStack();

test('When it starts without Kafka, then pages are served, and streams from when Kafka comes', async () => {
  const [host = '', port = ''] = (stack.brokers[0] ?? '').split(':');
  const kafka = await startTcpProxy({ host, port: Number(port) });
  await kafka.cut();
  const { env } = await gatewayEnv(stack, 'http://127.0.0.1:1/api/auth/jwks');
  const gateway = await startGateway({
    env: { ...env, KAFKA_BROKERS: `127.0.0.1:${kafka.port}`, TERMS_VERSION: '2026-11-01' },
    logger: stack.logger,
  });
  stack.afterSuite(() => gateway.stop());
  const url = `http://127.0.0.1:${gateway.port}`;
  const client = createTestClient(url);

  expect((await client.get('/')).body).toContain('learner');
  // With it the form of the learners' app registers, and auth takes no other.
  expect(await client.get('/api/site')).toMatchObject({ status: 200, body: { termsVersion: '2026-11-01' } });
  expect((await client.get('/health/ready')).status).toBe(503);
  expect(await client.get('/api/documents/updates')).toMatchObject({
    status: 503,
    body: { type: '/problems/live-starting' },
  });

  await kafka.restore();
  await gateway.ready;
  expect((await client.get('/health/ready')).status).toBe(200);
  const stream = await openStream(`${url}/api/documents/updates`);
  await teller(stack)(documentAddedV1, 'd1', {
    id: 'd1',
    titleEs: 'Guía',
    titleEn: 'Guide',
    descriptionEs: 'Qué es.',
    descriptionEn: 'What it is.',
    category: 'guides',
    isPremium: false,
    pageCount: 1,
    contentEs: 'Texto',
    contentEn: 'Text',
    publishedAt: '2026-01-01T12:00:00.000Z',
    imported: false,
  });
  await until(() => stream.messages.length === 1);
  stream.close();
  await kafka.close();
}, 60_000);
