import { newMailToken } from '../../src/accounts/mails/mail-token.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { mailsOf, tokenIn } from '../support/mails.ts';
import { from, newAddress, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ ACCOUNT_MAILS_PER_RECIPIENT: '6' });
const mails = mailsOf(auth);
const minute = 60_000;
const newPassword = 'quite another sentence';

const forgot = (email: string, language: 'es' | 'en' = 'en') =>
  auth.client.post('/api/auth/forgot', from(newAddress(), { body: { email }, language }));
const reset = (token: string, password = newPassword, language: 'es' | 'en' = 'en') =>
  auth.client.post('/api/auth/reset', from(newAddress(), { body: { token, password }, language }));
const me = async ({ bearer }: Person) =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).status;

/** Asks for a link and reads it from the mail, the `count`th. */
const linkTo = async (person: Person, count = 1): Promise<string> => {
  await forgot(person.email);
  const { values } = await mails.read(person.email, 'password_reset', count);
  return tokenIn(values.resetUrl);
};

test('When a password is forgotten, then a link by mail sets a new one, ends every session and confirms the address', async () => {
  const person = await auth.people.register({ language: 'es' });
  const answer = await forgot(person.email.toUpperCase());
  expect([answer.status, answer.body]).toEqual([202, '']);
  const mail = await mails.read(person.email, 'password_reset');
  expect(mail).toMatchObject({ userId: person.user.id, subject: person.user.id, language: 'es' });
  expect(mail.values.name).toBe('Ana');
  expect(mail.values.resetUrl).toMatch(/^http:\/\/localhost:8080\/reset#[\w.-]+$/);
  const rest = new Date(mail.values.validUntil).getTime() - auth.deps.now().getTime();
  expect(Math.round(rest / minute)).toBe(30);

  const done = await reset(tokenIn(mail.values.resetUrl));
  expect([done.status, done.body, done.headers.getSetCookie()]).toEqual([204, '', []]);
  expect(await me(person)).toBe(401);
  await expect(auth.people.signIn(person.email, person.password)).rejects.toThrow('401');
  const again = await auth.people.signIn(person.email, newPassword);
  expect(again.user.emailConfirmed).toBe(true);
  const changed = await mails.read(person.email, 'password_changed');
  expect(changed.values.helpUrl).toBe('http://localhost:8080/reset');
});

test('When an address has no account, then the answer is the same and nobody gets a mail', async () => {
  const person = await auth.people.register();
  const nobody = `nobody.${Date.now()}@example.com`;
  const [known, unknown] = [await forgot(person.email), await forgot(nobody)];
  const seen = ({ status, body, headers }: typeof known) => {
    const names = [...headers.keys()].filter((name) => name !== 'date' && name !== 'x-request-id').sort();
    return { status, body, names };
  };
  expect(seen(unknown)).toEqual(seen(known));
  await mails.read(person.email, 'password_reset');
  await until(async () => (await auth.models.resetRequests.countDocuments({ handledAt: null })) === 0);
  expect(mails.to(nobody)).toEqual([]);
  const kept = await auth.models.resetRequests.find().lean();
  expect(JSON.stringify(kept)).not.toContain('@example.com');
});

test.each([
  ['en', '12345'],
  ['es', 'qwertyuiop'],
] as const)(
  'When the new password is refused (%s), then the field is named and the link still works',
  async (language, password) => {
    const person = await auth.people.register();
    const token = await linkTo(person);
    const refused = await reset(token, password, language);
    expect([refused.status, refused.body.fields]).toMatchObject([400, [{ path: 'password' }]]);
    expect(await me(person)).toBe(200);
    expect((await reset(token)).status).toBe(204);
  },
);

test('When one is too close to their own name, then it is refused as at registration', async () => {
  const person = await auth.people.register();
  const refused = await reset(await linkTo(person), person.email);
  expect(refused.body.fields).toMatchObject([{ path: 'password' }]);
});

test.each<[string, (token: string, person: Person) => Promise<string>]>([
  [
    'it was used',
    async (token) => {
      expect((await reset(token)).status).toBe(204);
      return token;
    },
  ],
  [
    'a newer one was sent',
    async (token, person) => {
      await linkTo(person, 2);
      return token;
    },
  ],
  [
    'its password was changed meanwhile',
    async (token, { bearer, password }) => {
      const body = { currentPassword: password, newPassword: 'a third sentence' };
      await auth.client.post('/api/user/change-password', { authorization: bearer, body });
      return token;
    },
  ],
  [
    'staff gave the account another address',
    async (token, { user }) => {
      const { bearer } = await auth.people.admin();
      const body = { email: auth.people.newcomer().email };
      await auth.client.patch(`/api/admin/users/${user.id}`, { authorization: bearer, body });
      return token;
    },
  ],
  ['it is made up', async (_token, { user }) => newMailToken(user.id, new Date(Date.now() + minute)).token],
  ['it names nobody', async () => newMailToken('nobody', new Date(Date.now() + minute)).token],
  ['it is no token at all', async () => 'x'],
])(
  'When a link is opened although %s, then it is refused in the language and nothing changes',
  async (_why, spoil) => {
    const person = await auth.people.register();
    const token = await spoil(await linkTo(person), person);
    const before = await auth.models.users.findOne({ _id: person.user.id }).lean();
    const answer = await reset(token, 'a fourth sentence', 'es');
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [
        {
          path: 'token',
          message: 'Este enlace ya no funciona: ha caducado, ya se ha usado o hay uno más reciente.',
        },
      ],
    ]);
    const after = await auth.models.users.findOne({ _id: person.user.id }).lean();
    expect(after?.passwordHash).toBe(before?.passwordHash);
  },
);

test('When one link is used by two at once, on two replicas, then one wins', async () => {
  const person = await auth.people.register();
  const other = await auth.startReplica();
  const token = await linkTo(person);
  const tries = ['the first sentence', 'the second sentence'];
  const answers = await Promise.all(
    [auth.baseUrl, other.baseUrl].map((url, i) =>
      fetch(`${url}/api/auth/reset`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, password: tries[i] }),
      }),
    ),
  );
  const won = tries.filter((_, i) => answers[i]?.status === 204);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  expect((await auth.people.signIn(person.email, won[0] ?? '')).user.id).toBe(person.user.id);
  await mails.read(person.email, 'password_changed');
});

test('When the process dies between answering and looking, then another sends the link, once', async () => {
  const person = await auth.people.register();
  // As the dead process left it: taken, with a lease that is over, once with the link sent and once without.
  const left = { key: null, email: person.email, handledAt: null, poisonedAt: null, attempts: 1 };
  const dueAt = new Date(Date.now() - minute);
  await auth.models.resetRequests.create({
    ...left,
    _id: `unsent-${person.user.id}`,
    dueAt,
  });
  await mails.read(person.email, 'password_reset');
  await until(async () => (await auth.models.resetRequests.countDocuments({ handledAt: null })) === 0);
  const { passwordReset } = (await auth.deps.users.find(person.user.id)) ?? {};
  await auth.models.resetRequests.updateOne(
    { _id: passwordReset?.requestId ?? '' },
    { $set: { handledAt: null, email: person.email, dueAt } },
  );
  await until(async () => (await auth.models.resetRequests.countDocuments({ handledAt: null })) === 0);
  await mails.read(person.email, 'password_reset');
});

test('When the half hour is over, then the link is refused', async () => {
  const person = await auth.people.register();
  const token = await linkTo(person);
  auth.passTime(31 * minute);
  expect((await reset(token)).body.fields).toMatchObject([{ path: 'token' }]);
});

test('When links were sent, then neither logs nor topics nor the store hold a token or an address in clear', async () => {
  const person = await auth.people.register();
  const token = await linkTo(person);
  const secret = token.split('.')[1] ?? '';
  expect((await reset(token)).status).toBe(204);
  await mails.read(person.email, 'password_changed');
  const raw = await auth.rawMessages('mail.requests');
  expect(raw).toContain(person.user.id);
  for (const text of [raw, await auth.rawMessages('auth.contacts'), auth.logs.join('\n')])
    for (const private_ of [secret, person.email, encodeURIComponent(person.email)])
      expect(text.includes(private_)).toBe(false);
  const stored = JSON.stringify(await auth.models.users.findOne({ _id: person.user.id }).lean());
  expect(stored).not.toContain(secret);
});
