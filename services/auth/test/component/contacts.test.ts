import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { unseal } from '@academy/service-kit/secrets/seal.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { contactsOfAccounts } from '../../src/data/migrations/002-contacts-of-accounts.ts';
import { useAuth } from '../support/use-auth.ts';
import type { Person } from '../support/people.ts';

const auth = useAuth();

const contactEvents = ({ user }: Pick<Person, 'user'>) =>
  auth.events.filter(({ topic, subject }) => topic === 'auth.contacts' && subject === user.id);

/** The contacts that the mailer has read of somebody, opened as it opens them. */
const contactsOf = (person: Pick<Person, 'user'>) =>
  contactEvents(person)
    .filter(({ type }) => type === contactChangedV1.type)
    .map(({ data }) => {
      const { sealedAddress, ...rest } = contactChangedV1.data.parse(data);
      return { ...rest, address: unseal(auth.deps.mailKey, sealedAddress) };
    });

const save = (person: Person, changes: Record<string, unknown>, language: 'es' | 'en' = 'en') => {
  const { firstName, lastName, username, email } = person.user;
  const body = { firstName, lastName, username, email, ...changes };
  return auth.client.put('/api/user/profile', { authorization: person.bearer, body, language });
};

test('When somebody registers, then the mailer learns their address, which nobody else can read', async () => {
  const person = await auth.people.register({ timeZone: 'America/Bogota', language: 'es' });
  expect(person.user).toMatchObject({ emailConfirmed: false, timeZone: 'America/Bogota' });
  await until(() => contactsOf(person).length > 0);
  expect(contactsOf(person)).toEqual([
    {
      id: person.user.id,
      address: person.email,
      confirmed: false,
      language: 'es',
      timeZone: 'America/Bogota',
    },
  ]);
  expect(JSON.stringify(auth.events)).not.toContain(person.email);
});

test('When no time zone is sent, then the account has that of the company', async () => {
  const person = await auth.people.register();
  expect(person.user.timeZone).toBe(defaultTimeZone);
});

test('When language or time zone change, then the mailer and every service learn it; when names do, only the services', async () => {
  const person = await auth.people.register();
  const told = () =>
    auth.events.filter(
      ({ type, subject }) => type === 'academy.auth.user_updated.v1' && subject === person.user.id,
    );
  await save(person, { firstName: 'Eva' });
  const { body } = await save(person, { timeZone: 'Asia/Tokyo', language: 'es' });
  expect(body).toMatchObject({ timeZone: 'Asia/Tokyo', language: 'es' });
  await save(person, { firstName: 'Eva María' });
  await until(() => told().length === 3);
  expect(told()[1]?.data).toMatchObject({ timeZone: 'Asia/Tokyo', language: 'es' });
  await until(() => contactsOf(person).length === 2);
  expect(contactsOf(person)[1]).toMatchObject({ timeZone: 'Asia/Tokyo', language: 'es' });
});

test.each([
  ['en', 'Nowhere/Land'],
  ['es', 'Madrid'],
] as const)(
  'When a time zone is none (%s), then the field is named and nothing changes',
  async (language, timeZone) => {
    const person = await auth.people.register();
    const answer = await save(person, { timeZone }, language);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [
        {
          path: 'timeZone',
          message:
            language === 'en'
              ? 'Time zone does not have an allowed value'
              : 'La zona horaria no tiene un valor admitido',
        },
      ],
    ]);
    expect((await auth.client.get('/api/auth/me', { authorization: person.bearer })).body).toEqual(
      person.user,
    );
  },
);

test('When an account is deleted, then the last record of its contact has no address', async () => {
  const [person, admin] = await Promise.all([auth.people.register(), auth.people.admin()]);
  await auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer });
  await until(() => contactEvents(person).length === 2);
  expect(contactEvents(person).at(-1)).toMatchObject({
    type: 'academy.auth.contact_removed.v1',
    data: { id: person.user.id },
  });
});

test('When accounts are of an earlier release, then each contact is published once, however often that is interrupted', async () => {
  const people = await Promise.all([auth.people.register(), auth.people.register()]);
  const ids = people.map(({ user }) => user.id);
  await until(() => people.every((person) => contactsOf(person).length === 1));
  await auth.models.users.updateMany({ _id: { $in: ids } }, { $unset: { timeZone: 1, emailConfirmed: 1 } });
  const migration = contactsOfAccounts({ users: auth.models.users, mailKey: auth.deps.mailKey });
  const stopped = new AbortController();
  stopped.abort(new Error('the lock is lost'));
  const run = (signal = new AbortController().signal) => migration.run({ logger: auth.deps.logger, signal });
  await expect(run(stopped.signal)).rejects.toThrow('the lock is lost');
  await run();
  await run();
  await save(people[0] as Person, { timeZone: 'Asia/Tokyo' });
  await until(() => contactsOf(people[0] as Person).length === 3);
  await until(() => contactsOf(people[1] as Person).length === 2);
  expect(contactsOf(people[1] as Person)[1]).toMatchObject({
    address: people[1]?.email,
    confirmed: false,
    timeZone: defaultTimeZone,
  });
});
