import { until } from '@academy/service-kit/testing/wait-for.ts';
import { cookieOf } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const me = async (bearer: string) =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).status;
const changePassword = (bearer: string, body: unknown, language: 'es' | 'en' = 'en') =>
  auth.client.post('/api/user/change-password', { authorization: bearer, body, language });

test('When the profile changes, then the answer, the record and the event say so', async () => {
  const person = await auth.people.register();
  const profile = {
    ...auth.people.newcomer(),
    firstName: 'Lucía',
    language: 'es',
    currentPassword: person.password,
  };
  const { status, body } = await auth.client.put('/api/user/profile', {
    authorization: person.bearer,
    body: profile,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: person.user.id,
    firstName: 'Lucía',
    email: person.email,
    pendingEmail: profile.email,
    language: 'es',
  });
  const event = await until(() =>
    auth.events.find(
      ({ subject, type }) => subject === person.user.id && type === 'academy.auth.user_updated.v1',
    ),
  );
  expect(event).toMatchObject({ sequence: person.version + 1, data: { firstName: 'Lucía', plan: 'free' } });
  expect((await auth.people.signIn(person.email, person.password)).user.id).toBe(person.user.id);
});

test('When a profile takes the name of somebody else, then it is refused and nothing changes', async () => {
  const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  const body = { ...auth.people.newcomer(), email: other.email, currentPassword: person.password };
  const answer = await auth.client.put('/api/user/profile', {
    authorization: person.bearer,
    body,
    language: 'es',
  });
  expect(answer.status).toBe(409);
  expect(answer.body.error).toBe('Ya hay una cuenta con ese correo electrónico');
  const mine = await auth.client.get('/api/auth/me', { authorization: person.bearer });
  expect(mine.body).toEqual(person.user);
});

test('When the password changes, then this session goes on and every other ends', async () => {
  const person = await auth.people.register();
  const elsewhere = await auth.people.signIn(person.email, person.password);
  const newPassword = 'quite another sentence';
  const answer = await changePassword(person.bearer, { currentPassword: person.password, newPassword });
  expect(answer.status).toBe(204);

  expect(await me(person.bearer)).toBe(200);
  expect(await me(elsewhere.bearer)).toBe(401);
  const refresh = (cookie: string) => auth.client.post('/api/auth/refresh', { headers: { cookie } });
  expect((await refresh(elsewhere.cookie)).status).toBe(401);
  const kept = await refresh(person.cookie);
  expect([kept.status, cookieOf(kept) !== '']).toEqual([200, true]);

  await expect(auth.people.signIn(person.email, person.password)).rejects.toThrow('401');
  expect((await auth.people.signIn(person.email, newPassword)).user.id).toBe(person.user.id);

  const sessionId = person.cookie.split('=')[1]?.split('.')[0];
  const event = await until(() =>
    auth.events.find(({ topic, subject }) => topic === 'auth.sessions' && subject === person.user.id),
  );
  expect(event.data).toMatchObject({ userId: person.user.id, exceptSessionId: sessionId });
});

test('When the process dies before the other sessions are cleared away, then they are over all the same', async () => {
  const person = await auth.people.register();
  const elsewhere = await auth.people.signIn(person.email, person.password);
  const before = new Date();
  const exceptSessionId = person.cookie.split('=')[1]?.split('.')[0] ?? '';
  await auth.deps.users.change(person.user.id, () => ({
    state: { sessionsEnded: { before, exceptSessionId } },
    events: [],
  }));
  expect([await me(person.bearer), await me(elsewhere.bearer)]).toEqual([200, 401]);
  const refused = await auth.client.post('/api/auth/refresh', { headers: { cookie: elsewhere.cookie } });
  expect(refused.status).toBe(401);
});

test.each([
  [
    'the current password is wrong',
    { currentPassword: 'not mine', newPassword: 'quite another sentence' },
    'currentPassword',
  ],
  ['the new one is short', { newPassword: '12345' }, 'newPassword'],
  ['the new one is among the commonest', { newPassword: 'QWERTYUIOP' }, 'newPassword'],
])('When %s, then that field is named and the password stays', async (_why, wrong, path) => {
  const person = await auth.people.register();
  const answer = await changePassword(person.bearer, { currentPassword: person.password, ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toMatchObject([{ path }]);
  expect((await auth.people.signIn(person.email, person.password)).user.id).toBe(person.user.id);
});

test('When somebody with a stolen token guesses the password, then they are stopped', async () => {
  const person = await auth.people.register();
  const body = (i: number) => ({ currentPassword: `guess ${i}`, newPassword: 'quite another sentence' });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => changePassword(person.bearer, body(i))),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('When two changes of a password race, then one of them holds', async () => {
  const person = await auth.people.register();
  const tries = ['the first sentence', 'the second sentence'];
  const answers = await Promise.all(
    tries.map((newPassword) =>
      changePassword(person.bearer, { currentPassword: person.password, newPassword }),
    ),
  );
  const won = tries.filter((_, i) => answers[i]?.status === 204);
  expect(won).toHaveLength(1);
  expect((await auth.people.signIn(person.email, won[0] ?? '')).user.id).toBe(person.user.id);
});
