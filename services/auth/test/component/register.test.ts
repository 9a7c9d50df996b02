import { currentTermsVersion } from '@academy/contracts/shared/terms.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { cookieOf, from, newAddress } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({ REGISTRATIONS_PER_ADDRESS: '3' });
const register = (body: Record<string, unknown>, language: 'es' | 'en' = 'en', address = newAddress()) =>
  auth.client.post('/api/auth/register', from(address, { body, language }));

test('When the five fields are sent, then there is an account, a session and an event', async () => {
  const sent = auth.people.newcomer();
  const { status, body, headers } = await register(sent, 'es');
  expect(status).toBe(201);
  expect(body.user).toMatchObject({
    email: sent.email,
    username: sent.username,
    firstName: 'Ana',
    lastName: 'Núñez',
    isPremium: false,
    isAdmin: false,
    isModerator: false,
    language: 'es',
  });
  expect(JSON.stringify(body)).not.toMatch(/password|argon2/i);
  expect(headers.getSetCookie()[0]).toMatch(
    /^academy_refresh=[^;]+; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  );

  const stored = await auth.models.users.findOne({ _id: body.user.id }).lean();
  expect(stored).toMatchObject({
    role: 'learner',
    plan: 'free',
    acceptedTerms: { version: currentTermsVersion },
  });
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(stored)).not.toContain(sent.password);

  const event = await until(() =>
    auth.events.find(({ topic, subject }) => topic === 'auth.users' && subject === body.user.id),
  );
  expect(event).toMatchObject({
    topic: 'auth.users',
    type: 'academy.auth.user_registered.v1',
    sequence: 1,
    data: { id: body.user.id, role: 'learner', plan: 'free', username: sent.username },
  });
  expect(JSON.stringify(event)).not.toContain(sent.email);
});

test('When somebody makes themselves premium or administrator, then no field lets them', async () => {
  const wishes = {
    role: 'administrator',
    plan: 'premium',
    isAdmin: true,
    isPremium: true,
    isModerator: true,
    version: 99,
    passwordHash: 'x',
    _id: 'chosen',
    id: 'chosen',
  };
  const person = await auth.people.register(wishes);
  expect(person.user).toMatchObject({ role: 'learner', plan: 'free' });
  expect(person.user.id).not.toBe('chosen');
  const profile = { ...auth.people.newcomer(), ...wishes, currentPassword: person.password };
  const { body } = await auth.client.put('/api/user/profile', {
    authorization: person.bearer,
    body: profile,
  });
  expect(body).toMatchObject({ id: person.user.id, role: 'learner', plan: 'free' });
  expect(await auth.models.users.findOne({ _id: person.user.id }).lean()).toMatchObject({
    role: 'learner',
    plan: 'free',
  });
});

test('When the email or the username is taken, however written, then that field is named and nothing is stored', async () => {
  const { user } = await auth.people.register({ username: `Iñaki_${Date.now()}` });
  const before = await auth.models.users.countDocuments();
  const email = await register({ ...auth.people.newcomer(), email: user.email.toUpperCase() }, 'es');
  expect(email.status).toBe(409);
  expect(email.body).toMatchObject({
    type: '/problems/email-taken',
    error: 'Ya hay una cuenta con ese correo electrónico',
    fields: [{ path: 'email' }],
  });
  const username = await register({ ...auth.people.newcomer(), username: user.username.replace('ñ', 'N') });
  expect(username.status).toBe(409);
  expect(username.body).toMatchObject({ type: '/problems/username-taken', fields: [{ path: 'username' }] });
  expect(await auth.models.users.countDocuments()).toBe(before);
});

test('When several fields are at fault, then one answer names them all', async () => {
  const { user } = await auth.people.register();
  const sent = {
    ...auth.people.newcomer(),
    email: user.email,
    username: user.username,
    password: 'qwerty123',
  };
  const { status, body } = await register(sent, 'es');
  expect(status).toBe(409);
  expect(body).toMatchObject({
    type: '/problems/email-taken',
    fields: [
      { path: 'email', message: 'Ya hay una cuenta con ese correo electrónico' },
      { path: 'username', message: 'Ese nombre de usuario ya está en uso' },
      { path: 'password', message: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.' },
    ],
  });
});

test('When ten browsers register one email at once, then one has the account', async () => {
  const email = auth.people.newcomer().email;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => register({ ...auth.people.newcomer(), email })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array<number>(9).fill(409),
  ]);
});

test.each([
  ['email', { email: 'not an address' }, 'Invalid email address', 'El correo electrónico no es válido'],
  [
    'password',
    { password: '12345' },
    'Password must be at least 6 characters',
    'La contraseña debe tener al menos 6 caracteres',
  ],
  ['firstName', { firstName: '  ' }, 'First name is required', 'El nombre es obligatorio'],
  ['lastName', { lastName: '' }, 'Last name is required', 'Los apellidos son obligatorios'],
  [
    'firstName',
    { firstName: 'Buy at SPAM.EXAMPLE' },
    'A name cannot have web or email addresses in it. Put a space after a full stop.',
    'Un nombre no puede llevar direcciones web ni de correo. Pon un espacio después de un punto.',
  ],
  [
    'username',
    { username: 'ab' },
    'Username must be at least 3 characters',
    'El nombre de usuario debe tener al menos 3 caracteres',
  ],
  [
    'password',
    { password: 'Contraseña' },
    'That password is too common and easy to guess. Please choose another.',
    'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
  ],
  [
    'termsVersion',
    { termsVersion: '1999-01-01' },
    'The terms have changed. Please reload the page to read and accept them.',
    'Las condiciones han cambiado. Recarga la página para leerlas y aceptarlas.',
  ],
])('When %s is %j, then it is refused in both languages', async (path, wrong, english, spanish) => {
  const body = { ...auth.people.newcomer(), ...wrong };
  for (const [language, message] of [
    ['en', english],
    ['es', spanish],
  ] as const) {
    const answer = await register(body, language);
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ path, message }]);
  }
  expect(await auth.models.users.countDocuments({ username: body.username })).toBe(0);
});

test('When one address registers too many, then it waits and others do not', async () => {
  const address = newAddress();
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1)
    statuses.push((await register(auth.people.newcomer(), 'en', address)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  const other = await register(auth.people.newcomer());
  expect([other.status, cookieOf(other) !== '']).toEqual([201, true]);
});
