import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { createAccount } from '../test/account.ts';
import { createDeliveries } from './deliveries.ts';
import { forget, passTime } from './renewals.ts';

const month = 30 * 86_400_000;

test('When months went by with nobody running it, then their events are tried for three days from now', async () => {
  const { world, buy, clock } = createAccount(new Date('2027-01-31T10:00:00Z'));
  const server = createServer((_req, res) => res.writeHead(503).end()).listen(0, '127.0.0.1');
  await until(() => server.listening);
  buy();
  forget(world);
  for (const event of world.events) event.deliveredAt = world.now();
  clock.now = new Date(clock.now.getTime() + 4 * month);
  passTime(world);
  forget(world);
  const waiting = () => world.events.filter(({ deliveredAt }) => deliveredAt === null);
  const renewals = waiting().filter(({ type }) => type === 'invoice.paid');
  expect(renewals).toHaveLength(4);

  const deliveries = createDeliveries({
    world,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: 'whsec_1',
    logger: createLogger({ service: 'stripe-double', level: 'silent' }),
    keep: () => {},
  });
  deliveries.wake();
  await until(() => waiting().every(({ attempts }) => attempts > 0));
  await deliveries.stop();
  server.close();
  forget(world);
  expect(waiting()).toEqual(expect.arrayContaining(renewals));
  clock.now = new Date(clock.now.getTime() + 4 * 86_400_000);
  forget(world);
  expect(waiting()).toEqual([]);
});
