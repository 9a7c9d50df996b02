import { until } from '@academy/service-kit/testing/wait-for.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { contactChangedV1 } from '@academy/contracts/events/auth/contact-changed.v1.ts';
import { mailsOf, tokenIn } from '../support/mails.ts';
import { confirmedAddresses } from '../../src/data/migrations/004-confirmed-addresses.ts';
import { from, newAddress, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const mails = mailsOf(auth);
const days = 86_400_000;

const confirm = (token: string, language: 'es' | 'en' = 'en') =>
  auth.client.post('/api/auth/confirm-address', { body: { token }, language });
const send = (person: Person, address = newAddress()) =>
  auth.client.post(
    '/api/user/confirm-address/send',
    from(address, { authorization: person.bearer, body: {} }),
  );
const isConfirmed = async ({ bearer }: Person): Promise<boolean> =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).body.emailConfirmed;
/** What every service was told of it, in order. */
const toldOf = ({ user }: Person): unknown[] =>
  auth.events
    .filter(({ topic, subject }) => topic === userUpdatedV1.topic && subject === user.id)
    .map(({ data }) => (data as { emailConfirmed?: boolean }).emailConfirmed);

test('When an address is confirmed, replaced by staff, and proved by a reset of the password, then every service hears each', async () => {
  const [person, admin] = await Promise.all([auth.people.register(), auth.people.admin()]);
  await confirm(tokenIn((await mails.read(person.email, 'welcome')).values.confirmUrl));
  await until(() => toldOf(person).length === 2);
  const { email } = auth.people.newcomer();
  await auth.client.patch(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
    body: { email },
  });
  await until(() => toldOf(person).length === 3);
  await auth.client.post('/api/auth/forgot', from(newAddress(), { body: { email } }));
  const token = tokenIn((await mails.read(email, 'password_reset')).values.resetUrl);
  const password = 'three green bicycles in May';
  expect((await auth.client.post('/api/auth/reset', { body: { token, password } })).status).toBe(204);
  await until(() => toldOf(person).length === 4);
  expect(toldOf(person)).toEqual([false, true, false, true]);
});

test('When an account was confirmed in an earlier release, then every service hears that it is', async () => {
  const [known, unknown] = await Promise.all([auth.people.register(), auth.people.register()]);
  const ids = [known, unknown].map(({ user }) => user.id);
  await until(() => [known, unknown].every((person) => toldOf(person).length === 1));
  await auth.models.users.updateMany({ _id: { $in: ids.slice(0, 1) } }, { $set: { emailConfirmed: true } });
  const migration = confirmedAddresses(auth.models.users);
  await migration.run({ logger: auth.deps.logger, signal: new AbortController().signal });
  await until(() => toldOf(known).length === 2);
  expect([toldOf(known), toldOf(unknown)]).toEqual([[false, true], [false]]);
});

test('When somebody registers, then a welcome asks to confirm the address, and its link does so', async () => {
  const person = await auth.people.register({ language: 'es', timeZone: 'America/Bogota' });
  expect(person.user).toMatchObject({ emailConfirmed: false, pendingEmail: null });
  const mail = await mails.read(person.email, 'welcome');
  expect(mail).toMatchObject({ language: 'es', timeZone: 'America/Bogota', values: { name: 'Ana' } });
  expect(mail.values.confirmUrl).toMatch(/^http:\/\/localhost:8080\/confirm-address#/);
  const rest = new Date(mail.values.validUntil).getTime() - auth.deps.now().getTime();
  expect(Math.round(rest / days)).toBe(7);

  const token = tokenIn(mail.values.confirmUrl);
  expect((await confirm(token)).status).toBe(204);
  expect(await isConfirmed(person)).toBe(true);
  const contacts = () =>
    auth.events.filter(({ type, subject }) => type === contactChangedV1.type && subject === person.user.id);
  await until(() => contacts().length === 2);
  expect(contacts()[1]?.data).toMatchObject({ confirmed: true });
  const version = async () => (await auth.deps.users.find(person.user.id))?.version;
  const confirmed = await version();
  expect((await confirm(token)).status).toBe(204);
  expect(await version()).toBe(confirmed);
});

test('When the mail is asked for again, then the newer link works, until the address is confirmed', async () => {
  const person = await auth.people.register();
  const first = tokenIn((await mails.read(person.email, 'welcome')).values.confirmUrl);
  const answer = await send(person);
  expect([answer.status, answer.body]).toEqual([202, '']);
  const second = tokenIn((await mails.read(person.email, 'confirm_address')).values.confirmUrl);
  const refused = await confirm(first, 'es');
  expect([refused.status, refused.body.fields]).toMatchObject([
    400,
    [{ path: 'token', message: expect.stringContaining('Este enlace ya no funciona') }],
  ]);
  expect((await confirm(second)).status).toBe(204);
  expect((await send(person)).status).toBe(202);
  await auth.people.register().then(({ email }) => mails.read(email, 'welcome'));
  expect(mails.to(person.email, 'confirm_address')).toHaveLength(1);
});

test('When staff give an account another address, then it holds at once, unconfirmed, and both are told', async () => {
  const [person, admin] = await Promise.all([auth.people.register(), auth.people.admin()]);
  const welcome = tokenIn((await mails.read(person.email, 'welcome')).values.confirmUrl);
  expect((await confirm(welcome)).status).toBe(204);
  const { email } = auth.people.newcomer();
  const { body } = await auth.client.patch(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
    body: { email },
  });
  expect(body).toMatchObject({ email, emailConfirmed: false, pendingEmail: null });
  await Promise.all([mails.read(person.email, 'address_changed'), mails.read(email, 'address_changed')]);
  expect((await confirm(welcome)).status).toBe(400);
  await send(person);
  const token = tokenIn((await mails.read(email, 'confirm_address')).values.confirmUrl);
  expect((await confirm(token)).status).toBe(204);
});

test('When staff change only the capitals of an address, then it stays confirmed and nobody is told', async () => {
  const [person, admin] = await Promise.all([auth.people.register(), auth.people.admin()]);
  await confirm(tokenIn((await mails.read(person.email, 'welcome')).values.confirmUrl));
  const email = person.email.toUpperCase();
  const { body } = await auth.client.patch(`/api/admin/users/${person.user.id}`, {
    authorization: admin.bearer,
    body: { email },
  });
  expect(body).toMatchObject({ email, emailConfirmed: true });
  expect(mails.to(email)).toEqual([]);
});

test('When a link is asked for on two replicas at once, then three mails an hour go to an address, and the answer stays', async () => {
  const person = await auth.people.register();
  await mails.read(person.email, 'welcome');
  const other = await auth.startReplica();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, async (_, i) => {
      const path = '/api/user/confirm-address/send';
      const headers = { authorization: person.bearer, 'x-forwarded-for': newAddress() };
      return (await fetch(`${i % 2 ? other.baseUrl : auth.baseUrl}${path}`, { method: 'POST', headers }))
        .status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([202]));
  await auth.client.post('/api/auth/forgot', from(newAddress(), { body: { email: person.email } }));
  await until(async () => (await auth.models.resetRequests.countDocuments({ handledAt: null })) === 0);
  const latest = await auth.people.register();
  await mails.read(latest.email, 'welcome');
  expect(mails.to(person.email).map(({ template }) => template)).toEqual([
    'welcome',
    'confirm_address',
    'confirm_address',
  ]);
  auth.passTime(61 * 60_000);
  await auth.client.post('/api/auth/forgot', from(newAddress(), { body: { email: person.email } }));
  await mails.read(person.email, 'password_reset');
});

test('When one network address asks for many, then twenty an hour go out, accounts are made all the same, and the other welcomes follow', async () => {
  const address = newAddress();
  const people = [];
  for (let i = 0; i < 21; i += 1) {
    const body = auth.people.newcomer();
    const { status } = await auth.client.post('/api/auth/register', from(address, { body }));
    expect(status).toBe(201);
    people.push(body);
  }
  const [first, twentieth, last] = [people[0], people[19], people[20]];
  await Promise.all([first, twentieth].map((person) => mails.read(person?.email ?? '', 'welcome')));
  const answer = await auth.client.post('/api/auth/forgot', from(address, { body: { email: first?.email } }));
  expect(answer.status).toBe(202);
  const elsewhere = await auth.people.register();
  await mails.read(elsewhere.email, 'welcome');
  expect(mails.to(last?.email ?? '')).toEqual([]);
  expect(mails.to(first?.email ?? '', 'password_reset')).toEqual([]);
  auth.passTime(61 * 60_000);
  const welcome = await mails.read(last?.email ?? '', 'welcome');
  expect((await confirm(tokenIn(welcome.values.confirmUrl))).status).toBe(204);
});

test('When the link was asked for while the welcome waits, or the account is gone, then no welcome follows', async () => {
  const address = newAddress();
  const user = (await auth.people.register()).user;
  const { addressProof } = (await auth.deps.users.find(user.id)) ?? {};
  const source = auth.deps.accountMailLimits.sourceOf(address);
  const waiting = { source, key: null, dueAt: auth.deps.now() };
  // That of the registration is on its way by itself.
  await mails.read(user.email, 'welcome');
  const before = mails.to(user.email).length;
  await auth.deps.waitingWelcomes.add({ ...waiting, _id: user.id, tokenHash: 'of a link before' });
  await auth.deps.waitingWelcomes.add({
    ...waiting,
    _id: 'nobody',
    tokenHash: addressProof?.tokenHash ?? '',
  });
  auth.passTime(11 * 60_000);
  await until(async () => (await auth.models.waitingWelcomes.countDocuments({ handledAt: null })) === 0);
  const latest = await auth.people.register();
  await mails.read(latest.email, 'welcome');
  expect(mails.to(user.email)).toHaveLength(before);
});

test('When a registration is refused for a name that is taken, then it does not count as a mail', async () => {
  const taken = (await auth.people.register()).user.username;
  const sent = auth.people.newcomer();
  for (let i = 0; i < 4; i += 1) {
    const body = { ...sent, username: taken };
    const { status } = await auth.client.post('/api/auth/register', from(newAddress(), { body }));
    expect(status).toBe(409);
  }
  await auth.people.register(sent);
  await mails.read(sent.email, 'welcome');
});

test('When a week has passed, then the link is refused', async () => {
  const person = await auth.people.register();
  const token = tokenIn((await mails.read(person.email, 'welcome')).values.confirmUrl);
  auth.passTime(7 * days + 1000);
  expect((await confirm(token)).status).toBe(400);
});
