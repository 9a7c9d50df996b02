import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { from, newAddress, type Person } from '../support/people.ts';
import { mailsOf, tokenIn } from '../support/mails.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ REGISTRATIONS_PER_ADDRESS: '3' });
const mails = mailsOf(auth);
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
/** Opens a link of a mail to a new address. */
const confirm = (token: string, language: 'es' | 'en' = 'en') =>
  auth.client.post('/api/auth/confirm-new-address', { body: { token }, language });
const linkTo = async (email: string, count = 1): Promise<string> =>
  tokenIn((await mails.read(email, 'address_change_confirm', count)).values.confirmUrl);
/** Asks for another address with the password. */
const ask = async (person: Person, email = newEmail()): Promise<string> => {
  expect((await save(person, { email, currentPassword: person.password })).status).toBe(200);
  return email;
};
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

test('When another address is asked for, then the account keeps its own until the link there is opened', async () => {
  const person = await auth.people.register({ language: 'es' });
  const elsewhere = await auth.people.signIn(person.email, person.password);
  const email = newEmail();
  const answer = await save(person, { email, firstName: 'Eva', currentPassword: person.password });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { email: person.email, pendingEmail: email, firstName: 'Eva' },
  ]);
  const mail = await mails.read(email, 'address_change_confirm');
  expect(mail).toMatchObject({ userId: person.user.id, language: 'es', values: { name: 'Eva' } });
  expect(mail.values.confirmUrl).toMatch(/^http:\/\/localhost:8080\/confirm-new-address#/);
  expect(mails.to(person.email, 'address_changed')).toEqual([]);
  expect([(await me(person)).status, (await me(elsewhere)).status]).toEqual([200, 200]);
  await expect(auth.people.signIn(email, person.password)).rejects.toThrow('401');
});

test('When that link is opened, then the other sessions end, both addresses are told and every service hears of it', async () => {
  const person = await auth.people.register();
  const email = await ask(person);
  const elsewhere = await auth.people.signIn(person.email, person.password);
  const token = await linkTo(email);
  expect((await confirm(token)).status).toBe(204);
  expect([(await me(person)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
  const refreshed = await auth.client.post('/api/auth/refresh', { headers: { cookie: elsewhere.cookie } });
  expect(refreshed.status).toBe(401);
  expect((await me(person)).body).toMatchObject({ email, pendingEmail: null, emailConfirmed: true });
  const told = await until(() =>
    auth.events.findLast(({ type, subject }) => type === userUpdatedV1.type && subject === person.user.id),
  );
  expect(told.data).toMatchObject({ emailConfirmed: true });
  const revoked = await until(() =>
    auth.events.find(({ topic, subject }) => topic === 'auth.sessions' && subject === person.user.id),
  );
  expect(revoked.data).toMatchObject({
    upToVersion: elsewhere.version,
    exceptSessionId: person.cookie.split('=')[1]?.split('.')[0],
  });
  const [before, after] = await Promise.all([
    mails.read(person.email, 'address_changed'),
    mails.read(email, 'address_changed'),
  ]);
  const masked = `a•••@${email.split('@')[1]}`;
  expect([before.values.maskedAddress, after.values.maskedAddress]).toEqual([masked, masked]);
  expect((await auth.people.signIn(email, person.password)).user.id).toBe(person.user.id);
  // Opened once more, as mail programs do: all is as it was.
  expect((await confirm(token)).status).toBe(204);
  expect(mails.to(person.email, 'address_changed')).toHaveLength(1);
});

test('When the session that asked has ended by then, then none goes on', async () => {
  const person = await auth.people.register();
  const email = await ask(person);
  await auth.client.post('/api/auth/logout', { headers: { cookie: person.cookie } });
  const elsewhere = await auth.people.signIn(person.email, person.password);
  expect((await confirm(await linkTo(email))).status).toBe(204);
  expect([(await me(person)).status, (await me(elsewhere)).status]).toEqual([401, 401]);
});

test('When another tab saves the address that a change has just replaced, then it does not come back without the password', async () => {
  const person = await auth.people.register();
  const email = await ask(person);
  const token = await linkTo(email);
  const [changed, stale] = await Promise.all([confirm(token), save(person, { firstName: 'Eva' })]);
  expect(changed.status).toBe(204);
  expect([200, 400]).toContain(stale.status);
  expect((await me(person)).body.email).toBe(email);
  expect((await save(person, {})).body.fields).toMatchObject([{ path: 'currentPassword' }]);
});

test('When names are saved while an address waits, then it goes on waiting', async () => {
  const person = await auth.people.register();
  const email = await ask(person);
  expect((await save(person, { firstName: 'Eva' })).body).toMatchObject({ pendingEmail: email });
  expect((await confirm(await linkTo(email))).status).toBe(204);
});

test('When the link is sent again, then only the newer one works', async () => {
  const person = await auth.people.register();
  const email = await ask(person);
  const first = await linkTo(email);
  const send = () =>
    auth.client.post('/api/user/pending-email/send', { authorization: person.bearer, language: 'es' });
  expect((await send()).status).toBe(202);
  const second = await linkTo(email, 2);
  const refused = await confirm(first, 'es');
  expect([refused.status, refused.body.fields]).toMatchObject([400, [{ path: 'token' }]]);
  expect((await confirm(second)).status).toBe(204);
  const nothing = await send();
  expect([nothing.status, nothing.body.error]).toEqual([
    404,
    'No hay ninguna dirección nueva por confirmar.',
  ]);
});

test('When the change is cancelled, or the password changes, then the link does nothing', async () => {
  const [one, two] = await Promise.all([auth.people.register(), auth.people.register()]);
  const [first, second] = [await ask(one), await ask(two)];
  const cancelled = await auth.client.delete('/api/user/pending-email', { authorization: one.bearer });
  expect([cancelled.status, cancelled.body]).toMatchObject([200, { email: one.email, pendingEmail: null }]);
  await auth.client.post('/api/user/change-password', {
    authorization: two.bearer,
    body: { currentPassword: two.password, newPassword: 'quite another sentence' },
  });
  for (const email of [first, second]) expect((await confirm(await linkTo(email))).status).toBe(400);
  expect((await me(two)).body).toMatchObject({ email: two.email, pendingEmail: null });
});

test('When two accounts want one address, then the first to open its link has it, and the other is told', async () => {
  const [one, two] = await Promise.all([auth.people.register(), auth.people.register()]);
  const email = newEmail();
  await ask(one, email);
  const first = await linkTo(email);
  await ask(two, email);
  const second = await linkTo(email, 2);
  expect((await confirm(second)).status).toBe(204);
  const late = await confirm(first, 'es');
  expect([late.status, late.body.error]).toEqual([409, 'Ya hay una cuenta con ese correo electrónico']);
  expect((await me(one)).body).toMatchObject({ email: one.email, pendingEmail: email });
});

test('When a day has passed, then the link to a new address is refused', async () => {
  const person = await auth.people.register();
  const token = await linkTo(await ask(person));
  auth.passTime(25 * 3_600_000);
  expect((await confirm(token)).status).toBe(400);
});
