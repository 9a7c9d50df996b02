import { startConsumer } from '@academy/service-kit/consumers/start-consumer.ts';
import { createMetrics } from '@academy/service-kit/metrics/metrics.ts';
import { createSweeper } from '@academy/service-kit/sweeper/sweeper.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { consumers } from '../../src/events/consumers.ts';
import { auditSweeps } from '../../src/audit/audit-feature.ts';
import { from } from '../support/people.ts';
import { publishStaffAction } from '../support/staff-actions.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const entry = (id: string) => auth.models.auditEntries.findOne({ _id: id }).lean();
const kept = (id: string) => until(() => entry(id), { what: `entry ${id}` });

test.each([
  ['198.51.100.42', '198.51.100.0/24'],
  ['::ffff:198.51.100.42', '198.51.100.0/24'],
  ['2001:db8:7:8::9', '2001:db8:7::/48'],
])(
  'When staff change an account from %s, then the entry keeps %s and no more of it',
  async (address, network) => {
    const admin = await auth.people.admin();
    const { user } = await auth.people.register();
    const headers = { 'x-request-id': `from-${address}` };
    await auth.client.patch(
      `/api/admin/users/${user.id}`,
      from(address, { authorization: admin.bearer, body: { firstName: 'Eulalia' }, headers }),
    );
    const recorded = await until(() =>
      auth.events.find(
        ({ topic, data }) =>
          topic === 'audit.actions' && (data as { resourceId: string }).resourceId === user.id,
      ),
    );
    expect(await kept(recorded.id)).toEqual({
      _id: recorded.id,
      at: expect.any(Date),
      actorId: admin.user.id,
      action: 'user.updated',
      resource: 'users',
      resourceId: user.id,
      fields: ['firstName'],
      sealed: expect.any(String),
      network,
      requestId: `from-${address}`,
      link: expect.any(Object),
    });
  },
);

test('When staff change a role, then the entry has both roles; of a name it has none', async () => {
  const admin = await auth.people.admin();
  const { user } = await auth.people.register();
  const body = { firstName: 'Eulalia', role: 'teacher' };
  await auth.client.patch(`/api/admin/users/${user.id}`, { authorization: admin.bearer, body });
  const recorded = await until(() =>
    auth.events.find(
      ({ topic, data }) =>
        topic === 'audit.actions' && (data as { resourceId: string }).resourceId === user.id,
    ),
  );
  expect(await kept(recorded.id)).toMatchObject({
    fields: ['firstName', 'role'],
    values: { role: { before: 'learner', after: 'teacher' } },
  });
  expect(JSON.stringify(await kept(recorded.id))).not.toContain('Eulalia');
});

test('When an event of an earlier release names no network, then it is kept without one', async () => {
  const id = await publishStaffAction(auth.stack.kafka(), { actorId: 'earlier' });
  expect(await kept(id)).toMatchObject({ actorId: 'earlier', network: null, requestId: null });
});

test('When the topic is read again from its beginning, then the log stays as it is', async () => {
  await kept(await publishStaffAction(auth.stack.kafka()));
  const all = () => auth.models.auditEntries.find().sort({ _id: 1 }).lean();
  const before = await all();
  const again = startConsumer({
    kafka: auth.stack.kafka(),
    groupId: 'auth.again',
    handlers: consumers({ ...auth.deps, automations: { add: () => Promise.resolve() } }),
    logger: auth.stack.logger,
    metrics: createMetrics('again'),
  });
  await again.ready();
  await again.stop();
  expect(before.length).toBeGreaterThan(0);
  expect(await all()).toEqual(before);
});

test('When an entry is two years old, then the sweep takes it, and no younger one', async () => {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const kafka = auth.stack.kafka();
  const [old, young] = [
    await publishStaffAction(kafka, { at: at(731) }),
    await publishStaffAction(kafka, { at: at(729) }),
  ];
  await kept(old);
  await kept(young);
  await createSweeper({ jobs: auditSweeps(auth.models), everyMs: 60_000, logger: auth.stack.logger }).sweep();
  expect([await entry(old), (await entry(young))?._id]).toEqual([null, young]);
});
