import { Router } from 'express';
import { createHealth } from '../health/health.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { listen, type Listening } from '../http/listen.ts';
import { createLogger } from '../logging/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createTestClient } from '../testing/http-client.ts';
import { staffActionRecorded } from './staff-action.ts';

const action = {
  actorId: 'boss',
  action: 'thing.updated',
  resource: 'things',
  resourceId: 'one',
  fields: ['title'],
  at: new Date('2026-01-02T03:04:05Z'),
};
const recorded = (): unknown => JSON.parse(staffActionRecorded(action).data);

let server: Listening;
beforeAll(async () => {
  const router = Router().post('/things', async (_req, res) => {
    await new Promise(setImmediate);
    res.json(recorded());
  });
  const app = createHttpApp({
    service: 'things',
    logger: createLogger({ service: 'things', level: 'silent' }),
    metrics: createMetrics('things'),
    health: createHealth(),
    routers: [router],
    trustProxy: 1,
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['198.51.100.1, 203.0.113.77', '203.0.113.0/24'],
])(
  'When staff act from %s, then the event has the network %s and the request id, and no address',
  async (address, network) => {
    const { body } = await createTestClient(`http://127.0.0.1:${server.port}`).post('/things', {
      headers: { 'x-forwarded-for': address, 'x-request-id': 'request-of-boss' },
    });
    expect(body).toEqual({
      ...action,
      at: action.at.toISOString(),
      network,
      requestId: 'request-of-boss',
    });
  },
);

test('When an act is recorded outside a request, then the event has neither network nor request id', () => {
  expect(recorded()).toEqual({ ...action, at: action.at.toISOString() });
});
