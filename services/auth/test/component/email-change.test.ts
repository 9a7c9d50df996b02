import { until } from '@academy/service-kit/testing/wait-for.ts';
import { from, newAddress, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ REGISTRATIONS_PER_ADDRESS: '3' });
const profileOf = ({ user, email }: Person) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  email,
});
const newEmail = () => auth.people.newcomer().email;
const save = (
  person: Person,
  changes: Record<string, unknown>,
  address = newAddress(),
  language: 'es' | 'en' = 'en',
) =>
  auth.client.put(
    '/api/user/profile',
    from(address, { authorization: person.bearer, body: { ...profileOf(person), ...changes }, language }),
  );
const me = async ({ bearer }: Person) => auth.client.get('/api/auth/me', { authorization: bearer });

test.each<[string, (person: Person) => Record<string, unknown>]>([
  ['names change', () => ({ firstName: 'Lucía', username: `lucia.${Date.now()}` })],
  ['the address is only capitalised differently', ({ email }) => ({ email: email.toUpperCase() })],
])('When %s, then no password is asked for and no session ends', async (_what, changes) => {
  const person = await auth.people.register();
  const elsewhere = await auth.people.signIn(person.email, person.password);
  expect((await save(person, changes(person))).status).toBe(200);
  expect((await me(elsewhere)).status).toBe(200);
});

test.each([
  [
    'none',
    undefined,
    'Enter your current password to change your email',
    'Escribe tu contraseña actual para cambiar el correo electrónico',
  ],
  ['a wrong one', 'not mine', 'The current password is incorrect', 'La contraseña actual no es correcta'],
])(
  'When the address changes with %s of the passwords, then that field is named and nothing changes',
  async (_which, currentPassword, english, spanish) => {
    const person = await auth.people.register();
    for (const [language, message] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const answer = await save(
        person,
        { email: newEmail(), firstName: 'Eva', currentPassword },
        newAddress(),
        language,
      );
      expect([answer.status, answer.body.fields]).toEqual([400, [{ path: 'currentPassword', message }]]);
    }
    expect((await me(person)).body).toEqual(person.user);
  },
);

test('When the address changes with the password, then the other sessions end, and every service hears of it', async () => {
  const person = await auth.people.register();
  const elsewhere = await auth.people.signIn(person.email, person.password);
  const email = newEmail();
  expect((await save(person, { email, currentPassword: person.password })).status).toBe(200);
  expect([(await me(person)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
  const refreshed = await auth.client.post('/api/auth/refresh', { headers: { cookie: elsewhere.cookie } });
  expect(refreshed.status).toBe(401);
  const revoked = await until(() =>
    auth.events.find(({ topic, subject }) => topic === 'auth.sessions' && subject === person.user.id),
  );
  expect(revoked.data).toMatchObject({ upToVersion: person.version });
  expect((await auth.people.signIn(email, person.password)).user.id).toBe(person.user.id);
});

test('When another tab saves the address that a change has just replaced, then it does not come back without the password', async () => {
  const person = await auth.people.register();
  const email = newEmail();
  const [changed, stale] = await Promise.all([
    save(person, { email, currentPassword: person.password }),
    save(person, { firstName: 'Eva' }),
  ]);
  expect(changed.status).toBe(200);
  expect([200, 400]).toContain(stale.status);
  expect((await me(person)).body.email).toBe(email);
  expect((await save(person, {})).body.fields).toMatchObject([{ path: 'currentPassword' }]);
});

test('When somebody tries out addresses, then they run into the limit of registrations', async () => {
  const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  const address = newAddress();
  const tries = [];
  for (let i = 0; i < 4; i += 1)
    tries.push(
      (await save(person, { email: other.email, currentPassword: person.password }, address)).status,
    );
  expect(tries).toEqual([409, 409, 409, 429]);
  const body = auth.people.newcomer();
  expect((await auth.client.post('/api/auth/register', from(address, { body }))).status).toBe(429);
});
