import { cookieOf, newAddress } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ PUBLIC_URL: 'https://academy.example', TERMS_VERSION: '2026-11-01' });
const post = (path: string, cookie: string) => auth.client.post(path, { headers: { cookie } });
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

test('When the academy is served over https, then its cookie has the prefix that only https can set', async () => {
  const answer = await auth.client.post('/api/auth/register', {
    body: auth.people.newcomer(),
    headers: { 'x-forwarded-for': newAddress() },
  });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Secure-academy_refresh=[^;]+; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    ),
    expect.stringMatching(
      /^__Secure-academy_browser=[^;]+; .*Path=\/api\/auth\/login;.*HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  expect((await post('/api/auth/refresh', cookieOf(answer))).status).toBe(200);
});

test('When a session is older than the prefix, then its cookie still renews it, and gives way to the new one', async () => {
  const person = await auth.people.register();
  const answer = await post('/api/auth/refresh', `academy_refresh=${valueOf(person.cookie)}`);
  expect(answer.status).toBe(200);
  const [set, cleared] = answer.headers.getSetCookie();
  expect(set).toMatch(/^__Secure-academy_refresh=[^;]+;/);
  expect(cleared).toMatch(/^academy_refresh=;.*Expires=Thu, 01 Jan 1970/);
});

test('When another page has set cookies of the same name, then the genuine one counts', async () => {
  const [person, other] = await Promise.all([auth.people.register(), auth.people.register()]);
  const name = '__Secure-academy_refresh';
  const cookie = `academy_refresh=${valueOf(other.cookie)}; ${name}=junk; ${name}=${valueOf(person.cookie)}`;
  const answer = await post('/api/auth/refresh', cookie);
  expect([answer.status, answer.body.user?.id]).toEqual([200, person.user.id]);
  expect((await post('/api/auth/logout', cookie)).status).toBe(204);
  expect((await post('/api/auth/refresh', cookieOf(answer))).status).toBe(401);
});

test('When the configured terms are others than those we ship, then people accept those, and no others', async () => {
  const { user } = await auth.people.register({ termsVersion: '2026-11-01' });
  const stored = await auth.models.users.findOne({ _id: user.id }).lean();
  expect(stored?.acceptedTerms.version).toBe('2026-11-01');
  await expect(auth.people.register({ termsVersion: '2025-08-24' })).rejects.toThrow('400');
});
