import { hash } from '@node-rs/argon2';
import { from, newAddress } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ SIGN_IN_FAILURES_PER_ACCOUNT: '3', SIGN_IN_FAILURES_PER_ADDRESS: '6' });
const login = (body: Record<string, unknown>, address = newAddress(), language: 'es' | 'en' = 'en') =>
  auth.client.post('/api/auth/login', from(address, { body, language }));

test('When email and password are right, then there is a token that me understands', async () => {
  const { user, email, password } = await auth.people.register();
  const { status, body } = await login({ email: email.toUpperCase(), password });
  expect(status).toBe(200);
  expect(body.user).toEqual(user);
  const me = await auth.client.get('/api/auth/me', { authorization: `Bearer ${body.token}` });
  expect([me.status, me.body]).toEqual([200, user]);
});

test('When remember me is asked for, then the cookie lives thirty days, else as long as the browser', async () => {
  const { email, password } = await auth.people.register();
  const kept = await login({ email, password, rememberMe: true });
  expect(kept.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000;/);
  const passing = await login({ email, password });
  expect(passing.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/);
});

test('When the email is unknown or the password wrong, then the answer is the same', async () => {
  const { email } = await auth.people.register();
  const wrong = await login({ email, password: 'not the password' });
  const unknown = await login({ email: 'nobody@example.com', password: 'not the password' });
  const comparable = ({ status, body }: typeof wrong) => ({ status, body: { ...body, requestId: '' } });
  expect(wrong.status).toBe(401);
  expect(wrong.body.error).toBe('Invalid email or password');
  expect(comparable(unknown)).toEqual(comparable(wrong));
  const spanish = await login({ email, password: 'not the password' }, newAddress(), 'es');
  expect(spanish.body.error).toBe('Correo o contraseña incorrectos');
});

test('When one address guesses at an account, then it is stopped and the owner is not', async () => {
  const { email, password } = await auth.people.register();
  const attacker = newAddress();
  const guesses = await Promise.all(
    Array.from({ length: 10 }, (_, i) => login({ email, password: `guess ${i}` }, attacker)),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(7);
  expect(Number(guesses.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await login({ email, password }, attacker)).status).toBe(429);
  expect((await login({ email, password })).status).toBe(200);
});

test('When one address tries many accounts, then it is stopped, and right passwords do not count', async () => {
  const { email, password } = await auth.people.register();
  const office = newAddress();
  for (let i = 0; i < 10; i += 1) expect((await login({ email, password }, office)).status).toBe(200);
  const spray = await Promise.all(
    Array.from({ length: 9 }, (_, i) =>
      login({ email: `user${i}@example.com`, password: 'Spring2026!' }, office),
    ),
  );
  expect(spray.filter(({ status }) => status === 401)).toHaveLength(6);
  expect(spray.filter(({ status }) => status === 429)).toHaveLength(3);
});

test('When a forwarded address is made up by the caller, then only the one that the proxy added counts', async () => {
  const { email } = await auth.people.register();
  const attacker = newAddress();
  const statuses = await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      login({ email, password: 'no' + 'pe'.repeat(4) }, `10.9.9.${i}, ${attacker}`).then(
        ({ status }) => status,
      ),
    ),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('When a hash was made at another cost, then signing in renews it', async () => {
  const { user, email, password } = await auth.people.register();
  const cheap = await hash(password, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
  await auth.models.users.updateOne({ _id: user.id }, { $set: { passwordHash: cheap } });
  expect((await login({ email, password })).status).toBe(200);
  const stored = await auth.models.users.findOne({ _id: user.id }).lean();
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await login({ email, password })).status).toBe(200);
});
