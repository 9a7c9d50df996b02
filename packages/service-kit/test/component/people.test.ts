import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import type { EventContract } from '@academy/contracts/events/event.ts';
import { topics } from '@academy/contracts/registry/topics.ts';
import { Schema, type Connection } from 'mongoose';
import { startConsumer } from '../../src/consumers/start-consumer.ts';
import { newId } from '../../src/ids/uuid-v7.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { defineModel, type RecordModel } from '../../src/mongo/define-model.ts';
import { createErasureGuard } from '../../src/people/erasure-guard.ts';
import { createPeople } from '../../src/people/people.ts';
import { personHandlers } from '../../src/people/person-handlers.ts';
import { personModel } from '../../src/people/person-model.ts';
import { useTestStack } from '../../src/testing/test-stack.ts';
import { versionOf } from '../../src/testing/version-of.ts';
import { until } from '../../src/testing/wait-for.ts';

interface Post {
  _id: string;
  userId: string;
}

const users = topics.find(({ name }) => name === userRegisteredV1.topic);
if (!users) throw new Error('the topic of the accounts is not registered');
const stack = useTestStack({ topics: [users] });

const account = (id: string, over: Record<string, unknown> = {}) => ({
  id,
  username: id,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'learner',
  plan: 'free',
  language: 'es',
  createdAt: '2026-01-01T12:00:00.000Z',
  ...over,
});

/** A small service that keeps posts, each by a person. */
const serviceOn = (connection: Connection) => {
  const posts: RecordModel<Post> = defineModel<Post>(
    connection,
    'Post',
    new Schema({ _id: String, userId: String }),
  );
  const people = createPeople(personModel(connection));
  const erasure = createErasureGuard({
    people,
    erase: async (userId) => {
      await posts.deleteMany({ userId });
    },
  });
  const changed: string[] = [];
  const handlers = personHandlers({
    people,
    erasure,
    onChanged: (userId) => Promise.resolve(void changed.push(userId)),
  });
  const write = (userId: string) => posts.create({ _id: newId(), userId });
  const postsOf = (userId: string) => posts.countDocuments({ userId });
  return { people, erasure, handlers, changed, write, postsOf };
};

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

const tell = (event: EventContract, id: string, sequence: number, data: Record<string, unknown>) => {
  const envelope = {
    specversion: '1.0',
    id: newId(),
    source: '/academy/auth',
    type: event.type,
    subject: id,
    time: new Date().toISOString(),
    sequence,
    datacontenttype: 'application/json',
    data: event.data.parse(data),
  };
  return stack.kafka().send(event.topic, [{ key: id, value: JSON.stringify(envelope), headers: {} }]);
};

test('When an account is deleted while a slow write of it is in flight, then nothing of the write stays', async () => {
  const { erasure, write, postsOf } = serviceOn(await stack.database('slow'));
  const { open, opened } = gate();
  await write('ana');
  const slow = erasure.guard('ana', async () => {
    await opened;
    await write('ana');
    return 'written';
  });
  await erasure.deleted(versionOf('ana', 5));
  open();
  expect(await slow).toBe('written');
  expect(await postsOf('ana')).toBe(0);
});

test('When a slow write fails half way after the deletion, then nothing stays, and its own error is told', async () => {
  const { erasure, write, postsOf } = serviceOn(await stack.database('half'));
  const { open, opened } = gate();
  const slow = erasure.guard('ana', async () => {
    await opened;
    await write('ana');
    throw new Error('half way');
  });
  await erasure.deleted(versionOf('ana', 5));
  open();
  await expect(slow).rejects.toThrow('half way');
  expect(await postsOf('ana')).toBe(0);
});

test('When writes and the deletion of an account run at once, then in whatever order nothing stays', async () => {
  const { erasure, write, postsOf } = serviceOn(await stack.database('at-once'));
  const ids = Array.from({ length: 20 }, (_, n) => `member-${n}`);
  await Promise.all(
    ids.flatMap((id) => [
      erasure.guard(id, () => write(id)),
      erasure.deleted(versionOf(id, 2)),
      erasure.guard(id, () => write(id)),
    ]),
  );
  for (const id of ids) expect(await postsOf(id)).toBe(0);
  await erasure.guard('staying', () => write('staying'));
  expect(await postsOf('staying')).toBe(1);
});

test('When events of an account come again, in any order, then the newest stands and the deleted stay deleted', async () => {
  const { people, handlers } = serviceOn(await stack.database('replay'));
  const handle = async (event: EventContract, sequence: number, data: Record<string, unknown>) => {
    const envelope = { id: newId(), type: event.type, subject: 'eva', sequence, data } as never;
    for (const handler of handlers.filter(({ event: { type } }) => type === event.type))
      await handler.handle(envelope, {
        logger: stack.logger,
        origin: { topic: '', partition: 0, offset: '0' },
      });
  };
  await handle(userUpdatedV1, 3, account('eva', { firstName: 'Eva María', emailConfirmed: true }));
  await handle(userRegisteredV1, 1, account('eva', { firstName: 'Eva' }));
  await handle(planChangedV1, 2, account('eva', { plan: 'premium' }));
  expect(await people.find('eva')).toEqual({
    _id: 'eva',
    username: 'eva',
    firstName: 'Eva María',
    lastName: 'Ruiz',
    role: 'learner',
    plan: 'free',
    language: 'es',
    emailConfirmed: true,
    createdAt: new Date('2026-01-01T12:00:00.000Z'),
  });
  expect((await people.namesOf(['eva', 'nobody'])).size).toBe(1);
  await handle(userDeletedV1, 4, { id: 'eva' });
  await handle(userUpdatedV1, 3, account('eva'));
  await handle(userDeletedV1, 4, { id: 'eva' });
  expect([await people.find('eva'), await people.isDeleted('eva')]).toEqual([null, true]);
  expect((await people.namesOf(['eva'])).size).toBe(0);
});

test('When a name is held, then others read it through changes, until it is released or its time is over', async () => {
  const model = personModel(await stack.database('held'));
  const end = new Date(Date.UTC(2026, 0, 8));
  let now = new Date(Date.UTC(2026, 0, 1));
  const people = createPeople(model, () => now);
  const keep = (sequence: number, firstName: string, role: 'learner' | 'moderator' = 'learner') =>
    people.keep(versionOf('ana', sequence), {
      username: `${firstName}.user`,
      firstName,
      lastName: 'Ruiz',
      role,
      plan: 'free',
    });
  const named = async () => (await people.namesOf(['ana'])).get('ana');
  const held = { username: 'ana', firstName: 'Ana', lastName: 'Ruiz', until: end };

  await keep(1, 'Ana');
  await people.holdName('ana', held);
  await keep(2, 'Shop', 'moderator');
  // Told again after the change, as an event may be.
  await people.holdName('ana', held);
  expect(await named()).toEqual({
    _id: 'ana',
    username: 'ana',
    firstName: 'Ana',
    lastName: 'Ruiz',
    role: 'moderator',
  });
  expect(await people.find('ana')).toMatchObject({ firstName: 'Shop' });
  expect(await people.find('ana')).not.toHaveProperty('heldName');
  now = end;
  expect(await named()).toMatchObject({ firstName: 'Shop', username: 'Shop.user' });
  now = new Date(end.getTime() - 1);
  await people.releaseName('ana');
  expect(await named()).toMatchObject({ firstName: 'Shop' });

  await people.remove(versionOf('ana', 3));
  await people.holdName('ana', held);
  expect(JSON.stringify(await model.findOne({ _id: 'ana' }).lean())).not.toContain('Ruiz');
});

test('When somebody is looked for, then the beginnings of their names find them, and a new name takes the place of the old', async () => {
  const { people, erasure } = serviceOn(await stack.database('named'));
  const keep = (id: string, sequence: number, firstName: string, lastName: string) =>
    people.keep(versionOf(id, sequence), {
      username: `${id}.user`,
      firstName,
      lastName,
      role: 'learner',
      plan: 'free',
    });
  await keep('p1', 1, 'Lucía', 'Peña Soto');
  await keep('p2', 1, 'Luz', 'Peña');
  const found = async (text: string) => (await people.named(text, 10)).sort();
  expect(await found('LUCIA')).toEqual(['p1']);
  expect(await found('pen lu')).toEqual(['p1', 'p2']);
  expect(await found('p2.user')).toEqual(['p2']);
  expect(await found('eña')).toEqual([]);
  for (const nothing of ['', ' .* ', '^']) expect(await found(nothing)).toEqual([]);
  expect(await people.named('pena', 1)).toHaveLength(1);

  await keep('p2', 2, 'Marina', 'Peña');
  expect([await found('luz pena'), await found('marina')]).toEqual([[], ['p2']]);
  await erasure.deleted(versionOf('p2', 3));
  expect(await found('marina')).toEqual([]);
});

test('When a service is added later, then it knows everybody from the beginning, and who is gone', async () => {
  await tell(userRegisteredV1, 'tom', 1, account('tom', { firstName: 'Tom' }));
  await tell(userRegisteredV1, 'gone', 1, account('gone'));
  await tell(userDeletedV1, 'gone', 2, { id: 'gone' });
  await tell(userUpdatedV1, 'tom', 2, account('tom', { firstName: 'Thomas' }));

  const { people, handlers, changed } = serviceOn(await stack.database('later'));
  const consumer = startConsumer({
    kafka: stack.kafka(),
    groupId: 'later.people',
    handlers,
    logger: stack.logger,
    metrics: createMetrics('later'),
  });
  stack.afterSuite(() => consumer.stop());
  await consumer.ready();
  expect(await people.find('tom')).toMatchObject({ firstName: 'Thomas' });
  expect([await people.find('gone'), await people.isDeleted('gone')]).toEqual([null, true]);
  expect(changed).toEqual(expect.arrayContaining(['tom', 'gone']));

  await tell(userDeletedV1, 'tom', 3, { id: 'tom' });
  await until(() => people.isDeleted('tom'));
});
