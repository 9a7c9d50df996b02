import { mailsOf, tokenIn } from '../support/mails.ts';
import { from, newAddress, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ ACCOUNT_MAILS_PER_RECIPIENT: '3', ACCOUNT_MAILS_PER_ADDRESS: '5' });
const mails = mailsOf(auth);
const minute = 60_000;
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const send = (
  { user }: Person,
  what: 'password-link' | 'confirmation',
  { address = newAddress(), language = 'en' as 'es' | 'en' } = {},
) =>
  auth.client.post(
    `/api/admin/users/${user.id}/${what}`,
    from(address, { authorization: admin.bearer, language }),
  );
const confirm = (token: string) => auth.client.post('/api/auth/confirm-address', { body: { token } });

test('When staff send a link for a new password, then it works and the session goes on until then', async () => {
  const person = await auth.people.register({ language: 'es' });
  expect((await send(person, 'password-link')).status).toBe(202);
  const { values, language } = await mails.read(person.email, 'password_reset');
  expect(language).toBe('es');
  expect((await auth.client.get('/api/auth/me', { authorization: person.bearer })).status).toBe(200);
  const body = { token: tokenIn(values.resetUrl), password: 'three green bicycles in May' };
  expect((await auth.client.post('/api/auth/reset', { body })).status).toBe(204);
});

test('When it is pressed twice, then one mail goes, its link works and the second press is told why', async () => {
  const person = await auth.people.register();
  const answers = await Promise.all([send(person, 'password-link'), send(person, 'password-link')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  await mails.read(person.email, 'password_reset');
  const refused = await send(person, 'password-link', { language: 'es' });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/link-just-sent']);
  expect(refused.body.error).toMatch(/hace un momento/);
  auth.passTime(minute);
  expect((await send(person, 'password-link')).status).toBe(202);
  await mails.read(person.email, 'password_reset', 2);
});

test('When the person asked for one a moment ago themselves, then staff are told too', async () => {
  const person = await auth.people.register();
  await auth.client.post('/api/auth/forgot', from(newAddress(), { body: { email: person.email } }));
  await mails.read(person.email, 'password_reset');
  expect((await send(person, 'password-link')).status).toBe(409);
});

test('When the confirmation is sent again, then the newer link works, and once confirmed none is sent', async () => {
  const person = await auth.people.register();
  const welcome = await mails.read(person.email, 'welcome');
  expect((await send(person, 'confirmation')).body.type).toBe('/problems/link-just-sent');
  auth.passTime(minute);
  expect((await send(person, 'confirmation')).status).toBe(202);
  const { values } = await mails.read(person.email, 'confirm_address');
  expect((await confirm(tokenIn(welcome.values.confirmUrl))).status).toBe(400);
  expect((await confirm(tokenIn(values.confirmUrl))).status).toBe(204);
  auth.passTime(minute);
  const refused = await send(person, 'confirmation', { language: 'es' });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/address-confirmed']);
  expect(refused.body.error).toBe('Su dirección ya está confirmada: no hace falta otro enlace.');
});

test('When the mails of an hour have gone to an address, then staff send no more and are told so', async () => {
  const person = await auth.people.register();
  // The welcome is the first of three.
  for (const count of [1, 2]) {
    expect((await send(person, 'password-link')).status).toBe(202);
    await mails.read(person.email, 'password_reset', count);
    auth.passTime(minute);
  }
  const refused = await send(person, 'password-link');
  expect([refused.status, refused.body.type]).toEqual([429, '/problems/too-many-requests']);
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(refused.body.error).toBe(
    'This person has been sent as many links as an hour allows. Try again later.',
  );
  expect((await send(person, 'password-link', { language: 'es' })).body.error).toMatch(/^A esta persona ya/);
  expect(mails.to(person.email, 'password_reset')).toHaveLength(2);
});

test('When a press is refused because one is on its way, then it uses up none of the hour', async () => {
  const person = await auth.people.register();
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(person, 'password-link')));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  auth.passTime(minute);
  expect((await send(person, 'password-link')).status).toBe(202);
});

test('When staff send many from one network, then its limit holds as it does for people', async () => {
  const address = newAddress();
  const people = await Promise.all(Array.from({ length: 6 }, () => auth.people.register()));
  const statuses = [];
  for (const person of people) statuses.push((await send(person, 'password-link', { address })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  const refused = await send(people[5] as Person, 'password-link', { address });
  expect(refused.body.error).toMatch(/from your network/);
});

test('When one person can be sent no more, then asking for them uses up nothing of the network', async () => {
  const address = newAddress();
  const [full, ...others] = await Promise.all(Array.from({ length: 6 }, () => auth.people.register()));
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await send(full as Person, 'password-link')).status).toBe(202);
    auth.passTime(minute);
  }
  for (let asked = 0; asked < 5; asked += 1)
    expect((await send(full as Person, 'password-link', { address })).status).toBe(429);
  const statuses = [];
  for (const person of others) statuses.push((await send(person, 'password-link', { address })).status);
  expect(statuses).toEqual([202, 202, 202, 202, 202]);
});

test.each(['password-link', 'confirmation'])(
  'When there is nobody to send a %s, then it is a 404',
  async (what) => {
    const path = `/api/admin/users/nobody/${what}`;
    expect((await auth.client.post(path, { authorization: admin.bearer })).status).toBe(404);
  },
);
