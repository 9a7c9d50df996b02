import { createSweeper } from '@academy/service-kit/sweeper/sweeper.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { expiredSessions } from '../../src/accounts/sessions/session-model.ts';
import { cookieOf, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const refresh = (cookie: string, headers: Record<string, string> = {}) =>
  auth.client.post('/api/auth/refresh', { headers: { ...(cookie && { cookie }), ...headers } });
const me = async (bearer: string) =>
  (await auth.client.get('/api/auth/me', { authorization: bearer })).status;
const sessionOf = (cookie: string) => cookie.split('=')[1]?.split('.')[0] ?? '';
const revocationOf = (person: Person) =>
  auth.events.find(
    ({ topic, subject, data }) =>
      topic === 'auth.sessions' &&
      subject === person.user.id &&
      (data as { sessionId?: string }).sessionId === sessionOf(person.cookie),
  );

test('When a session is refreshed, then there is a new token and a new cookie that works in turn', async () => {
  const person = await auth.people.register();
  const first = await refresh(person.cookie);
  expect(first.status).toBe(200);
  expect(first.body.user).toEqual(person.user);
  expect(cookieOf(first)).not.toBe(person.cookie);
  expect(await me(`Bearer ${first.body.token}`)).toBe(200);
  expect((await refresh(cookieOf(first))).status).toBe(200);
});

test('When a remembered session is refreshed, then its cookie lives thirty days again', async () => {
  const { email, password } = await auth.people.register();
  const { cookie } = await auth.people.signIn(email, password, { rememberMe: true });
  expect((await refresh(cookie)).headers.getSetCookie()[0]).toMatch(/Max-Age=2592000;/);
});

test('When a hundred calls refresh at once, then all get the one successor and nobody is signed out', async () => {
  const person = await auth.people.register();
  const answers = await Promise.all(Array.from({ length: 100 }, () => refresh(person.cookie)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const successors = new Set(answers.map(cookieOf));
  expect(successors.size).toBe(1);
  expect((await refresh([...successors][0] ?? '')).status).toBe(200);
  const stored = await auth.models.sessions.findOne({ _id: sessionOf(person.cookie) }).lean();
  expect(stored?.generation).toBe(3);
});

test('When the answer was lost, then the same token gets it again within ten seconds', async () => {
  const person = await auth.people.register();
  const lost = await refresh(person.cookie);
  auth.passTime(9_000);
  const again = await refresh(person.cookie);
  expect([again.status, cookieOf(again)]).toEqual([200, cookieOf(lost)]);
});

test('When the answer was lost and the laptop closed for an hour, then the session goes on with that answer', async () => {
  const person = await auth.people.register();
  const lost = await refresh(person.cookie);
  auth.passTime(3_600_000);
  const tabs = await Promise.all(Array.from({ length: 100 }, () => refresh(person.cookie)));
  expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(tabs.map(cookieOf))).toEqual(new Set([cookieOf(lost)]));
  const next = await refresh(cookieOf(lost));
  expect([next.status, await me(`Bearer ${next.body.token}`)]).toEqual([200, 200]);
});

test('When a token is replayed once its successor was used, then the whole session ends everywhere', async () => {
  const person = await auth.people.register();
  const other = await auth.people.signIn(person.email, person.password);
  const owner = await refresh(cookieOf(await refresh(person.cookie)));
  auth.passTime(10_001);
  expect((await refresh(person.cookie)).status).toBe(401);
  expect((await refresh(cookieOf(owner))).status).toBe(401);
  expect(await me(`Bearer ${owner.body.token}`)).toBe(401);
  expect(await until(() => revocationOf(person))).toMatchObject({ type: 'academy.auth.sessions_revoked.v1' });
  expect(await me(other.bearer)).toBe(200);
});

test('When a token is made up for a known session, then it is refused and that session goes on', async () => {
  const person = await auth.people.register();
  const [name, value = ''] = person.cookie.split('=');
  const [session = '', , mac = ''] = value.split('.');
  const forgeries = [
    `${session}.1.${'A'.repeat(43)}`,
    `${session}.0.${mac}`,
    `${session}.2.${mac}`,
    `${session}.1`,
    'garbage',
    '',
  ];
  for (const forgery of forgeries) expect((await refresh(`${name}=${forgery}`)).status).toBe(401);
  expect((await refresh(person.cookie)).status).toBe(200);
});

test('When a session has been left alone for longer than it lives, then it is over and the sweep takes it', async () => {
  const person = await auth.people.register();
  auth.passTime(25 * 3_600_000);
  expect((await refresh(person.cookie)).status).toBe(401);
  expect(await me(person.bearer)).toBe(401);
  const filter = () => expiredSessions(auth.deps.now());
  const jobs = [{ name: 'sessions', model: auth.models.sessions, filter }];
  await createSweeper({ jobs, everyMs: 60_000, logger: auth.stack.logger }).sweep();
  expect(await auth.models.sessions.countDocuments({ _id: sessionOf(person.cookie) })).toBe(0);
});

test('When another website sends the cookie, then nothing is given and nothing ends', async () => {
  const person = await auth.people.register();
  for (const path of ['/api/auth/refresh', '/api/auth/logout'])
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await auth.client.post(path, {
        headers: { cookie: person.cookie, ...headers } as Record<string, string>,
      });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
  expect((await refresh(person.cookie, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test.each([
  ['the cookie alone', (person: Person) => ({ headers: { cookie: person.cookie } })],
  ['the bearer alone', (person: Person) => ({ authorization: person.bearer })],
  ['both', (person: Person) => ({ authorization: person.bearer, headers: { cookie: person.cookie } })],
])(
  'When somebody signs out by %s, then session and cookie end and every service hears of it',
  async (_by, request) => {
    const person = await auth.people.register();
    const answer = await auth.client.post('/api/auth/logout', request(person));
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^academy_refresh=;.*Path=\/api\/auth;.*Expires=Thu, 01 Jan 1970/,
    );
    expect(await me(person.bearer)).toBe(401);
    expect((await refresh(person.cookie)).status).toBe(401);
    await until(() => revocationOf(person));
    // Once told, nothing of the session is kept.
    await until(
      async () => (await auth.models.sessions.countDocuments({ _id: sessionOf(person.cookie) })) === 0,
    );
  },
);

test('When nobody is signed in, then signing out is no error', async () => {
  expect((await auth.client.post('/api/auth/logout')).status).toBe(204);
});

test('When somebody lists their sessions, then they see their own and may end one of them, and only those', async () => {
  const person = await auth.people.register();
  const laptop = await auth.client.post('/api/auth/login', {
    body: { email: person.email, password: person.password },
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
  });
  const stranger = await auth.people.register();
  const list = await auth.client.get('/api/auth/sessions', { authorization: person.bearer, language: 'es' });
  expect(list.body).toMatchObject([
    { current: false, device: 'Firefox en Linux' },
    { current: true, device: 'Dispositivo desconocido' },
  ]);
  const path = `/api/auth/sessions/${list.body[0].id}`;
  expect((await auth.client.delete(path, { authorization: stranger.bearer })).status).toBe(404);
  expect(await me(`Bearer ${laptop.body.token}`)).toBe(200);
  expect((await auth.client.delete(path, { authorization: person.bearer })).status).toBe(204);
  expect(await me(`Bearer ${laptop.body.token}`)).toBe(401);
  expect(await me(person.bearer)).toBe(200);
  expect((await auth.client.delete(path, { authorization: person.bearer })).status).toBe(404);
});
