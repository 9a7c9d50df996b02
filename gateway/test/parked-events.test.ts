import { auditTopics } from '@academy/contracts/events/audit/topics.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import type { Envelope } from '@academy/contracts/events/event.ts';
import { gatewayEndpoints } from '@academy/contracts/http/gateway/gateway-endpoints.ts';
import { parkedEventEndpoints } from '@academy/contracts/http/gateway/parked-events.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { defineHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { PermanentError } from '@academy/service-kit/consumers/permanent-error.ts';
import { startConsumer } from '@academy/service-kit/consumers/start-consumer.ts';
import { createMetrics } from '@academy/service-kit/metrics/metrics.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { staffWritesOf } from '@academy/service-kit/testing/staff-writes.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { createTestIssuer, type TestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startGateway, teller } from './support/gateway-under-test.ts';

const stack = useTestStack();
const path = '/api/admin/parked-events';
let issuer: TestIssuer;
let client: ReturnType<typeof createTestClient>;
let authorization: string;
const refused = new Set<string>();
const handled: string[] = [];

const park = async (id: string): Promise<string> => {
  refused.add(id);
  await teller(stack)(userDeletedV1, id, { id });
  const filter = encodeURIComponent(JSON.stringify({ group: 'forgetful', status: 'parked' }));
  const find = async () => {
    const { body } = await client.get(`${path}?filter=${filter}`, { authorization });
    return (body as { id: string; key: string }[]).find(({ key }) => key === id)?.id;
  };
  return (await until(find, { what: 'the message parked' })) ?? '';
};

beforeAll(async () => {
  issuer = await createTestIssuer();
  const keys = await issuer.serve();
  stack.afterSuite(() => keys.close());
  const gateway = await startGateway(stack, keys.url);
  stack.afterSuite(() => gateway.stop());
  client = createTestClient(gateway.url);
  authorization = await issuer.bearer({ role: 'administrator' });
  const consumer = startConsumer({
    kafka: stack.kafka(),
    groupId: 'forgetful',
    handlers: [
      defineHandler({
        event: userDeletedV1,
        expects: userDeletedV1.data,
        example: { id: 'ana' },
        handle: async ({ data: { id } }) => {
          if (refused.has(id)) throw new PermanentError('it does not know how');
          handled.push(id);
        },
      }),
    ],
    logger: stack.logger,
    metrics: createMetrics('test'),
  });
  stack.afterSuite(() => consumer.stop());
}, 60_000);

test('When a message was parked, then administrators list it, and see it whole', async () => {
  const id = await park('eva');
  await park('leo');
  const range = encodeURIComponent('[0,0]');
  const page = await client.get(`${path}?range=${range}`, { authorization });
  expect(page.body).toMatchObject([
    { key: 'leo', group: 'forgetful', topic: 'auth.users', status: 'parked' },
  ]);
  expect(page.headers.get('content-range')).toBe('parked-events 0-0/2');
  const one = await client.get(`${path}/${encodeURIComponent(id)}`, { authorization });
  expect(one.body).toMatchObject({
    id,
    eventType: userDeletedV1.type,
    error: expect.stringContaining('not know how'),
  });
  expect(JSON.parse(one.body.value as string)).toMatchObject({ data: { id: 'eva' } });
  const ids = encodeURIComponent(JSON.stringify({ ids: [id, 'auth.users:0:99999:nobody'] }));
  expect((await client.get(`${path}?filter=${ids}`, { authorization })).body).toMatchObject([{ id }]);
}, 60_000);

test('When staff get another call of the gateway that changes something, then its audit is tried here', () => {
  const names = staffWritesOf({ ...gatewayEndpoints, ...parkedEventEndpoints });
  expect(names.toSorted()).toEqual(['staffDiscardParkedEvent', 'staffReplayParkedEvent']);
});

test('When administrators replay one, then its group alone gets it, once, and both acts are audited', async () => {
  const audited: Envelope[] = [];
  const reader = startBroadcastConsumer({
    kafka: stack.kafka(),
    name: 'test-audit',
    topics: [auditTopics.actions.name],
    since: 'end',
    handler: (envelope) => void audited.push(envelope),
    logger: stack.logger,
  });
  stack.afterSuite(() => reader.stop());
  await reader.ready();
  const [first, second] = [await park('mia'), await park('ivo')].map(
    (id) => `${path}/${encodeURIComponent(id)}`,
  );
  refused.delete('mia');
  const replays = await Promise.all([1, 2, 3].map(() => client.post(`${first}/replay`, { authorization })));
  expect(replays.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await until(() => handled.includes('mia'));
  expect(await client.post(`${second}/discard`, { authorization })).toMatchObject({
    status: 200,
    body: { status: 'discarded', resolvedBy: 'ana' },
  });
  const again = await client.post(`${second}/replay`, { authorization, language: 'en' });
  expect([again.status, again.body.type]).toEqual([409, '/problems/parked-event-resolved']);
  expect(handled).toEqual(['mia']);
  const acts = () => audited.map(({ data }) => (data as { action: string }).action);
  await until(() => acts().includes('parked-event.discarded'));
  expect(acts()).toContain('parked-event.replayed');
  for (const { data } of audited) expect(data).toMatchObject({ network: '127.0.0.0/24' });
}, 60_000);

test('When there is no such message, or the list is asked for what it has not, then the answer says so', async () => {
  const missing = await client.get(`${path}/auth.users:0:99999:nobody`, { authorization, language: 'es' });
  expect([missing.status, missing.body.type]).toEqual([404, '/problems/parked-event-not-found']);
  expect((await client.get(`${path}/nonsense`, { authorization })).status).toBe(400);
  const sort = encodeURIComponent('["error","ASC"]');
  expect((await client.get(`${path}?sort=${sort}`, { authorization })).body.fields).toMatchObject([
    { path: 'sort' },
  ]);
  const filter = encodeURIComponent('{"value":"secret"}');
  expect((await client.get(`${path}?filter=${filter}`, { authorization })).body.fields).toMatchObject([
    { path: 'filter' },
  ]);
});

test.each([
  ['visitor', undefined, 401],
  ['learner', 'learner', 403],
  ['moderator', 'moderator', 403],
] as const)('When a %s asks, then nothing is shown or done', async (_who, role, status) => {
  const request = role ? { authorization: await issuer.bearer({ role }) } : {};
  expect((await client.get(path, request)).status).toBe(status);
  const one = `${path}/auth.users:0:0:catalog`;
  expect((await client.get(one, request)).status).toBe(status);
  expect((await client.post(`${one}/replay`, request)).status).toBe(status);
  expect((await client.post(`${one}/discard`, request)).status).toBe(status);
});
