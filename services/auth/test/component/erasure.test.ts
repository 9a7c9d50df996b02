import { randomUUID } from 'node:crypto';
import { membersIn } from '@academy/service-kit/mongo/members-in.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { createSubscribers } from '../support/subscribers.ts';
import { question, teamMessage } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const members = createSubscribers(auth);

/** The paths of a record's texts that hold one of these: `answers.by` of any answer. */
const pathsOf = (value: unknown, words: readonly string[], path = ''): string[] => {
  if (typeof value === 'string') return words.some((word) => value.includes(word)) ? [path] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, words, Array.isArray(value) ? path : [path, key].filter(Boolean).join('.')),
  );
};

/** Where auth's store still holds somebody: `Invoice.userId`. */
const placesOf = async ({ user, email }: Person): Promise<string[]> => {
  const places = await Promise.all(
    Object.values(auth.mongo.models).map(async ({ modelName, collection }) => {
      const rows = await auth.mongo.collection(collection.name).find().toArray();
      return rows.flatMap((row) => pathsOf(row, [user.id, email])).map((path) => `${modelName}.${path}`);
    }),
  );
  return [...new Set(places.flat())].toSorted();
};

const isSaidToStay = (place: string): boolean => {
  const [name = '', ...path] = place.split('.');
  const model = auth.mongo.models[name];
  return model !== undefined && path.join('.') in membersIn(model).kept;
};

const remove = async (person: Person, by: Person): Promise<void> => {
  const path = `/api/admin/users/${person.user.id}`;
  expect((await auth.client.delete(path, { authorization: by.bearer })).status).toBe(200);
};

/** What is told, or ended at the provider, first goes a little later. */
const staysIn = async (person: Person, places: readonly string[]): Promise<void> => {
  await until(async () => (await placesOf(person)).join() === places.join(), {
    withinMs: 30_000,
    what: places.join(),
  });
  expect(places.filter((place) => !isSaidToStay(place))).toEqual([]);
};

const ask = (person: Person) =>
  auth.client.post('/api/help', { authorization: person.bearer, body: question() });

test('When a member who paid and asked is deleted, then only what is declared as kept holds them', async () => {
  const { person } = await members.inState('active');
  await ask(person);
  const noted = await auth.client.post(`/api/admin/users/${person.user.id}/notes`, {
    authorization: (await auth.people.admin()).bearer,
    body: { requestId: randomUUID(), text: `Escribió desde ${person.email}` },
  });
  expect(noted.status).toBe(201);
  const wrote = await auth.client.post('/api/admin/messages', {
    authorization: (await auth.people.admin()).bearer,
    body: teamMessage(person.user.id),
  });
  expect(wrote.status).toBe(201);
  expect(await placesOf(person)).toEqual(
    expect.arrayContaining([
      'HelpRequest.userId',
      'HelpRequest.waitsAs',
      'PersonNote.text',
      'PersonNote.userId',
      'Session.userId',
      'Subscriber._id',
      'User._id',
      'User.email',
    ]),
  );
  await remove(person, await auth.people.admin());
  await staysIn(person, ['AuditEntry.personId', 'AuditEntry.resourceId', 'Invoice.userId']);
});

test('When one of staff is deleted, then what they did stays, as declared, and nothing else of them', async () => {
  const [staff, member] = [await auth.people.withRole('administrator'), await auth.people.register()];
  const authorization = staff.bearer;
  const { body } = await ask(member);
  const answered = await auth.client.post(`/api/admin/help/${body.id}/answer`, {
    authorization,
    body: { text: 'Ya está.' },
  });
  const wrote = await auth.client.post('/api/admin/messages', {
    authorization,
    body: teamMessage(member.user.id),
  });
  const given = await auth.client.post(`/api/admin/subscriptions/${member.user.id}/adjust`, {
    authorization,
    body: { action: 'give', until: null, reason: 'Un regalo' },
  });
  expect([answered.status, wrote.status, given.status]).toEqual([200, 201, 200]);
  await remove(staff, await auth.people.admin());
  await staysIn(staff, [
    'Administrators.entries.id',
    'AuditEntry.actorId',
    'AuditEntry.resourceId',
    'HelpRequest.answers.by',
    'HelpRequest.openedBy',
    'Subscriber.subscription.history.actorId',
  ]);
});
