import { until } from '@academy/service-kit/testing/wait-for.ts';
import { decodeJwt } from 'jose';
import { mailFailedHandler } from '../../src/events/mail-failed.handler.ts';
import { newMailToken } from '../../src/accounts/mails/mail-token.ts';
import { invitationsOf } from '../support/invitations.ts';
import { tokenIn } from '../support/mails.ts';
import { cookieOf, from, newAddress, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ INVITATIONS_PER_MINUTE: '100000', ACCOUNT_MAILS_PER_RECIPIENT: '6' });
const people = invitationsOf(auth);
const dayMs = 24 * 3_600_000;
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

/** Somebody who was invited, and has not opened the mail yet. */
const invite = async (rest = 'Ana Ruiz;;', by = admin) => {
  const email = people.address();
  const { id: importId } = await people.importFile(by, [`${email};${rest}`]);
  const token = await people.tokenTo(email);
  const [invitation] = await people.listed(by, { importId });
  if (!invitation) throw new Error('nobody was invited');
  return { email, token, importId, id: invitation.id };
};
const statusOf = async (importId: string) => (await people.listed(admin, { importId }))[0]?.status;

test('When an invitation is opened and accepted, then the account has the names, the role, a confirmed address and a session', async () => {
  const { email, token, importId, id } = await invite('Ana Ruiz Gil;en;teacher');
  const opened = await people.open(token);
  expect(opened.body).toMatchObject({ email, firstName: 'Ana', lastName: 'Ruiz Gil', role: 'teacher' });
  expect(await auth.models.users.countDocuments({ emailFolded: email })).toBe(0);
  const answer = await people.accept(token, { termsVersion: auth.deps.config.TERMS_VERSION });
  const { user, token: access } = answer.body;
  expect([answer.status, user.id, cookieOf(answer)]).toEqual([201, id, expect.stringContaining('refresh')]);
  expect(user).toMatchObject({ email, emailConfirmed: true, role: 'teacher', language: 'en', plan: 'free' });
  expect(user.username).toMatch(/^ana\.ruiz/);
  expect(decodeJwt(access).role).toBe('teacher');
  const stored = await auth.models.users.findOne({ _id: id }).lean();
  expect(stored?.acceptedTerms).toMatchObject({ version: auth.deps.config.TERMS_VERSION });
  expect((await people.listed(admin, { importId }))[0]).toMatchObject({ status: 'accepted', userId: id });
  expect((await auth.people.signIn(email, 'a long sentence of mine')).user.id).toBe(id);
});

test('When two people of one name accept, then their usernames differ', async () => {
  const [one, two] = [await invite('Zoe Zafra;;'), await invite('Zoe Zafra;;')];
  const names = { firstName: 'Zoe', lastName: 'Zafra' };
  const answers = [await people.accept(one.token, names), await people.accept(two.token, names)];
  const [first, second] = answers.map(({ body }) => body.user.username);
  expect([first, second]).toEqual(['zoe.zafra', expect.stringMatching(/^zoe\.zafra\.\d+$/)]);
});

test.each([
  [{ password: '12345' }, 'password'],
  [{ password: 'qwertyuiop' }, 'password'],
  [{ termsVersion: 'another' }, 'termsVersion'],
  [{ lastName: '' }, 'lastName'],
])(
  'When it is accepted with %j, then the field is named, nobody has an account, and the link still works',
  async (changes, path) => {
    const { email, token } = await invite();
    const refused = await people.accept(token, changes);
    expect([refused.status, refused.body.fields[0].path]).toEqual([400, path]);
    expect(await auth.models.users.countDocuments({ emailFolded: email })).toBe(0);
    expect((await people.accept(token)).status).toBe(201);
  },
);

test.each<[string, (one: Awaited<ReturnType<typeof invite>>) => Promise<string>]>([
  ['it was withdrawn', async ({ id, token }) => (await people.act(admin, id, 'withdraw'), token)],
  [
    'another was sent',
    async ({ id, token, email }) => {
      auth.passTime(61_000);
      expect((await people.act(admin, id, 'send-again')).status).toBe(200);
      await people.tokenTo(email, 2);
      return token;
    },
  ],
  ['it is of another invitation', async ({ id }) => `${id}.${(await invite()).token.split('.')[1]}`],
  ['it is made up', async ({ id }) => newMailToken(id, new Date(Date.now() + dayMs)).token],
  ['a letter of it is another', async ({ token }) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
  ['it names nobody', async () => newMailToken('nobody', new Date(Date.now() + dayMs)).token],
  ['it is no token at all', async () => 'x'],
])('When a link is opened although %s, then it is refused and nobody has an account', async (_why, spoil) => {
  const invited = await invite();
  const token = await spoil(invited);
  for (const answer of [await people.open(token), await people.accept(token)])
    expect([answer.status, answer.body.fields]).toMatchObject([400, [{ path: 'token' }]]);
  expect(await auth.models.users.countDocuments({ emailFolded: invited.email })).toBe(0);
});

test('When a link is used again, then it says that there is an account', async () => {
  const { token, importId } = await invite();
  expect((await people.accept(token)).status).toBe(201);
  expect((await people.accept(token)).body.fields).toMatchObject([{ path: 'token' }]);
  expect(await statusOf(importId)).toBe('accepted');
});

test('When a link is used by two at once, on two replicas, then there is one account', async () => {
  const { token, email } = await invite();
  const other = await auth.startReplica();
  const answers = await Promise.all([
    people.accept(token, {}, auth.baseUrl),
    people.accept(token, { password: 'quite another sentence' }, other.baseUrl),
  ]);
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(201);
  expect([400, 409]).toContain(statuses[1]);
  expect(await auth.models.users.countDocuments({ emailFolded: email })).toBe(1);
});

/** Sets a new password by the mail that was sent to an address, which shows that the mailbox is theirs. */
const resetByMail = async (email: string, password = 'a new sentence of mine') => {
  await auth.client.post('/api/auth/forgot', from(newAddress(), { body: { email } }));
  const { values } = await people.mails.read(email, 'password_reset');
  const answer = await auth.client.post('/api/auth/reset', {
    body: { token: tokenIn(values.resetUrl), password },
  });
  expect(answer.status).toBe(204);
};

test('When somebody registers an invited address without confirming it, then the invitation stays open, and accepting leads to a new password', async () => {
  const { email, token, importId } = await invite();
  const person = await auth.people.register({ email: email.toUpperCase() });
  expect(await statusOf(importId)).toBe('sent');
  for (const answer of [await people.open(token), await people.accept(token)]) {
    expect([answer.status, answer.body.type]).toEqual([409, '/problems/email-unconfirmed']);
    expect(answer.body.fields).toMatchObject([{ path: 'email', message: /contraseña nueva/ }]);
  }
  expect(await statusOf(importId)).toBe('sent');
  await resetByMail(person.email);
  expect((await people.listed(admin, { importId }))[0]).toMatchObject({
    status: 'registered',
    userId: person.user.id,
    maySendAgain: false,
  });
  expect((await people.open(token)).body.fields).toMatchObject([{ path: 'token' }]);
});

test('When whoever registered an invited address confirms it, then the invitation is spent', async () => {
  const { email, importId } = await invite();
  const person = await auth.people.register({ email });
  const { values } = await people.mails.read(email, 'welcome');
  const body = { token: tokenIn(values.confirmUrl) };
  await auth.client.post('/api/auth/confirm-address', { body });
  expect((await people.listed(admin, { importId }))[0]).toMatchObject({
    status: 'registered',
    userId: person.user.id,
  });
});

test('When somebody confirms an invited address as their new one, then the invitation is spent', async () => {
  const { email, importId } = await invite();
  const person = await auth.people.register();
  const { firstName, lastName, username } = person.user;
  const change = { firstName, lastName, username, email, currentPassword: person.password };
  const sent = from(newAddress(), { authorization: person.bearer, body: change });
  expect((await auth.client.put('/api/user/profile', sent)).status).toBe(200);
  const { values } = await people.mails.read(email, 'address_change_confirm');
  const body = { token: tokenIn(values.confirmUrl) };
  expect((await auth.client.post('/api/auth/confirm-new-address', { body })).status).toBe(204);
  expect(await statusOf(importId)).toBe('registered');
});

test('When somebody registers while they accept, then there is one account, and the invitation has ended only if they accepted', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { email, token, importId } = await invite();
    const [accepted, registered] = await Promise.allSettled([
      people.accept(token),
      auth.people.register({ email }),
    ]);
    expect(accepted.status).toBe('fulfilled');
    expect(await auth.models.users.countDocuments({ emailFolded: email })).toBe(1);
    const wanted = registered.status === 'fulfilled' ? 'sent' : 'accepted';
    await until(async () => (await statusOf(importId)) === wanted);
  }
});

test('When staff give an account an invited address, then it counts as unconfirmed and the invitation stays open', async () => {
  const { email, token, importId } = await invite();
  const person = await auth.people.register();
  const body = { email };
  await auth.client.patch(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer, body });
  expect((await people.open(token)).body.type).toBe('/problems/email-unconfirmed');
  expect(await statusOf(importId)).toBe('sent');
});

test('When an address gets a confirmed account and the process dies before the invitation hears of it, then opening the link ends it', async () => {
  const { email, token, importId } = await invite();
  const person = await auth.people.register({ email });
  await auth.models.users.updateOne({ _id: person.user.id }, { $set: { emailConfirmed: true } });
  const opened = await people.open(token, 'es');
  expect([opened.status, opened.body.detail]).toEqual([
    409,
    'Ya tienes cuenta: inicia sesión o pide una contraseña nueva.',
  ]);
  expect(await statusOf(importId)).toBe('registered');
});

test('When fourteen days are over, then the link is refused, staff see it, and may send it again', async () => {
  const { email, token, importId, id } = await invite();
  auth.passTime(14 * dayMs + 1_000);
  admin = await auth.people.admin();
  expect((await people.open(token)).status).toBe(400);
  expect((await people.accept(token)).status).toBe(400);
  expect(await statusOf(importId)).toBe('expired');
  expect((await people.listed(admin, { importId, status: 'sent' })).length).toBe(0);
  expect((await people.act(admin, id, 'send-again')).body.status).toBe('sent');
  expect((await people.act(admin, id, 'send-again')).status).toBe(409);
  expect((await people.accept(await people.tokenTo(email, 2))).status).toBe(201);
});

test('When an invitation has ended, then it is neither sent again nor withdrawn', async () => {
  const { token, id } = await invite();
  await people.accept(token);
  auth.passTime(61_000);
  expect((await people.act(admin, id, 'send-again')).status).toBe(409);
  expect((await people.act(admin, id, 'withdraw')).status).toBe(409);
  expect((await people.act(admin, 'nobody', 'withdraw')).status).toBe(404);
});

test('When whoever invited is an administrator no more, then the invited person becomes a learner', async () => {
  const chief = await auth.people.withRole('administrator');
  const { token } = await invite('Ana Ruiz;;administrator', chief);
  await auth.client.patch(`/api/admin/users/${chief.user.id}`, {
    authorization: admin.bearer,
    body: { role: 'support' },
  });
  expect((await people.open(token)).body.role).toBe('learner');
  expect((await people.accept(token)).body.user.role).toBe('learner');
});

test('When an invited administrator accepts, then they count as one', async () => {
  const { token } = await invite('Ana Ruiz;;administrator');
  const { user } = (await people.accept(token)).body;
  const entries = await auth.deps.administrators.read();
  expect(JSON.stringify(entries)).toContain(user.id);
});

test('When the account is deleted, then its invitation goes with it, and who invited is forgotten with theirs', async () => {
  const chief = await auth.people.withRole('administrator');
  const { token, id, importId } = await invite('Ana Ruiz;;', chief);
  const left = await invite('Eva Sol;;', chief);
  await people.accept(token);
  for (const user of [id, chief.user.id])
    await auth.client.delete(`/api/admin/users/${user}`, { authorization: admin.bearer });
  await until(async () => (await auth.models.invitations.countDocuments({ _id: id })) === 0);
  const kept = await auth.models.invitations.findOne({ _id: left.id }).lean();
  const started = await auth.models.invitationImports.findOne({ _id: importId }).lean();
  expect([kept?.invitedBy, started?.actorId]).toEqual([null, null]);
});

test('When staff of support look, then they see invitations, and change none', async () => {
  const support = await auth.people.withRole('support');
  const { importId, id } = await invite();
  expect((await people.listed(support, { importId })).length).toBe(1);
  expect((await people.act(support, id, 'withdraw')).status).toBe(403);
  expect((await people.act(support, id, 'send-again')).status).toBe(403);
});

test('When an account is deleted, then what else was kept of its address goes too', async () => {
  const withdrawn = await invite('Ana Ruiz;;');
  await people.act(admin, withdrawn.id, 'withdraw');
  const { email } = withdrawn;
  const person = await auth.people.register({ email });
  await auth.models.users.updateOne({ _id: person.user.id }, { $set: { emailConfirmed: true } });
  const other = people.address();
  const waiting = await people.waitingImport(admin, [email.toUpperCase(), other]);
  await auth.client.delete(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer });
  await until(async () => (await auth.models.invitations.countDocuments({ _id: withdrawn.id })) === 0);
  const left = await auth.models.invitationImports.findOne({ _id: waiting }).lean();
  expect([left?.done, left?.skipped, left?.rows.map((row) => row.email)]).toEqual([1, 1, [other]]);
});

test('When an account that never confirmed an address is deleted, then who was invited there can still accept', async () => {
  const { email, token } = await invite();
  const stranger = await auth.people.register({ email });
  expect((await people.accept(token)).status).toBe(409);
  await auth.client.delete(`/api/admin/users/${stranger.user.id}`, { authorization: admin.bearer });
  expect((await people.accept(token)).status).toBe(201);
});

test('When a mail that was given up is sent once more as it was, then its link works', async () => {
  const { token, importId, id } = await invite();
  await auth.deps.invitations.change(id, () => ({ state: { state: 'failed' }, events: [] }));
  expect(await statusOf(importId)).toBe('failed');
  expect((await people.open(token)).status).toBe(200);
  expect((await people.accept(token)).status).toBe(201);
  expect(await statusOf(importId)).toBe('accepted');
});

test('When the mail of an invitation is given up, then staff see it and may send another, and an old failure changes nothing', async () => {
  const { email, importId, id } = await invite();
  const handler = mailFailedHandler(auth.deps);
  const failed = (template: string, at: Date) =>
    handler.handle(
      { data: { template, about: id, requestedAt: at.toISOString() } } as never,
      { logger: auth.deps.logger } as never,
    );
  await failed('welcome', auth.deps.now());
  expect(await statusOf(importId)).toBe('sent');
  await failed('invitation', auth.deps.now());
  expect(await statusOf(importId)).toBe('failed');
  const failedAt = auth.deps.now();
  auth.passTime(61_000);
  expect((await people.act(admin, id, 'send-again')).body.status).toBe('sent');
  await failed('invitation', failedAt);
  expect(await statusOf(importId)).toBe('sent');
  expect((await people.accept(await people.tokenTo(email, 2))).status).toBe(201);
});
