import type { IdentityPort } from '@academy/service-kit/identity/identity-port.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { openSession, type SignedIn } from '../../src/accounts/sessions/open-session.ts';
import { changePassword } from '../../src/accounts/passwords/change-password.ts';
import { refreshSession } from '../../src/accounts/sessions/refresh-session.ts';
import { verifyCredentials } from '../../src/accounts/sign-in/verify-credentials.ts';
import { useNeighbours } from '../support/neighbour.ts';
import { newAddress, type Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth({
  SIGN_IN_FAILURES_PER_ADDRESS: '10000',
  SIGN_IN_FAILURES_PER_ACCOUNT: '10000',
  SIGN_IN_FAILURES_PER_DAY: '10000',
});
const startNeighbour = useNeighbours(auth);
let neighbour: IdentityPort;
let admin: Person;
beforeAll(async () => {
  neighbour = await startNeighbour();
  admin = await auth.people.admin();
});

const newPassword = 'quite another sentence';
const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);
const refreshed = async (refreshToken: string) =>
  (await auth.client.post('/api/auth/refresh', { headers: { cookie: `academy_refresh=${refreshToken}` } }))
    .status;
const me = async (token: string) =>
  (await auth.client.get('/api/auth/me', { authorization: `Bearer ${token}` })).status;
const atNeighbour = (token: string) => neighbour.identify({ headers: { authorization: `Bearer ${token}` } });
const changeByHttp = (person: Person) =>
  auth.client.post('/api/user/change-password', {
    authorization: person.bearer,
    body: { currentPassword: person.password, newPassword },
  });

/** A step that a test holds up: `reached` once it is there, and it goes on when let. */
const heldUp = () => {
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    release: () => release.resolve(),
    pass: async (): Promise<void> => {
      reached.resolve();
      await release.promise;
    },
  };
};

/** What an ended session leaves in the hands of its holder is worth nothing, here and at a neighbour. */
const expectOver = async ({ token, refreshToken }: Pick<SignedIn, 'token' | 'refreshToken'>) => {
  expect([await me(token), await refreshed(refreshToken)]).toEqual([401, 401]);
  await until(async () => (await atNeighbour(token)) === null);
};

test.each([
  ['for this visit', false],
  ['for thirty days', true],
])(
  'When the password changes while it is being verified %s, then that sign-in is over',
  async (_how, persistent) => {
    const person = await auth.people.register();
    const verified = heldUp();
    const { hasher } = auth.deps;
    const slow = {
      ...hasher,
      matches: async (hashed: string | null, password: string) => {
        const isRight = await hasher.matches(hashed, password);
        await verified.pass();
        return isRight;
      },
    };
    const signingIn = verifyCredentials(
      { ...auth.deps, hasher: slow },
      { email: person.email, password: person.password, address: newAddress(), browserId: null },
    );
    await verified.reached;
    expect((await changeByHttp(person)).status).toBe(204);
    verified.release();
    const user = await signingIn;
    if (user === null) return;
    await expectOver(await openSession(auth.deps, user, { persistent, device: null }));
    expect(await me(person.token)).toBe(200);
    expect(await atNeighbour(person.token)).not.toBeNull();
  },
);

test('When a sign-in hashes the password anew while it is being changed, then the change is not refused', async () => {
  const person = await auth.people.register();
  const hashing = heldUp();
  const { hasher } = auth.deps;
  const slow = {
    ...hasher,
    hash: async (password: string) => {
      await hashing.pass();
      return hasher.hash(password);
    },
  };
  const caller = await auth.deps.identity.identify({ headers: { authorization: person.bearer } });
  if (!caller) throw new Error('not signed in');
  const passwords = { currentPassword: person.password, newPassword };
  const changing = changePassword({ ...auth.deps, hasher: slow }, caller, passwords);
  await hashing.reached;
  const passwordHash = await hasher.hash(person.password);
  await auth.deps.users.change(person.user.id, () => ({ state: { passwordHash }, events: [] }));
  hashing.release();
  await changing;
  expect((await auth.people.signIn(person.email, newPassword)).user.id).toBe(person.user.id);
});

test('When twenty passwords change under loops of sign-ins at two replicas, then none of those survives', async () => {
  const replica = await auth.startReplica();
  let survived = 0;
  let signIns = 0;
  for (let round = 0; round < 20; round += 1) {
    const person = await auth.people.register();
    const taken: { token: string; refreshToken: string }[] = [];
    const state = { over: false };
    const loop = async (baseUrl: string): Promise<void> => {
      while (!state.over) {
        const answer = await fetch(`${baseUrl}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
          body: JSON.stringify({
            email: person.email,
            password: person.password,
            rememberMe: round % 2 === 0,
          }),
        });
        const { token } = (await answer.json()) as { token: string };
        const [cookie = ''] = answer.headers.getSetCookie();
        if (answer.status !== 200) return;
        taken.push({ token, refreshToken: valueOf(cookie.split(';')[0] ?? '') });
      }
    };
    const loops = [auth.baseUrl, replica.baseUrl].map(loop);
    await until(() => taken.length > 0);
    expect((await changeByHttp(person)).status).toBe(204);
    // Each loop ends with the first refusal, which the change brings.
    await Promise.all(loops);
    state.over = true;
    signIns += taken.length;
    const lives = await Promise.all(
      taken
        .slice(-4)
        .map(async ({ token, refreshToken }) => [await me(token), await refreshed(refreshToken)]),
    );
    survived += lives.flat().filter((status) => status !== 401).length > 0 ? 1 : 0;
  }
  process.stderr.write(`FIGURE sessions in flight ${JSON.stringify({ changes: 20, survived, signIns })}\n`);
  expect(survived).toBe(0);
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  [
    'its session is ended',
    async (person) => {
      const other = await auth.people.signIn(person.email, person.password);
      const id = valueOf(person.cookie).split('.')[0];
      return auth.client.delete(`/api/auth/sessions/${id}`, { authorization: other.bearer });
    },
  ],
  ['somebody signs out', ({ cookie }) => auth.client.post('/api/auth/logout', { headers: { cookie } })],
  [
    'the password changes elsewhere',
    async (person) => changeByHttp(await auth.people.signIn(person.email, person.password)),
  ],
  [
    'the account is deleted',
    ({ user }) => auth.client.delete(`/api/admin/users/${user.id}`, { authorization: admin.bearer }),
  ],
])('When %s during a renewal, then the token that it still signs is refused', async (_what, end) => {
  const person = await auth.people.register();
  const signing = heldUp();
  const { signingKeys } = auth.deps;
  const slow = {
    ...signingKeys,
    sign: async (claims: Parameters<typeof signingKeys.sign>[0]) => {
      await signing.pass();
      return signingKeys.sign(claims);
    },
  };
  const renewal = refreshSession({ ...auth.deps, signingKeys: slow }, [valueOf(person.cookie)]);
  await signing.reached;
  await end(person);
  // The revocation's own moment is past for certain by the time the token is signed.
  await until(async () => (await me(person.token)) === 401);
  await new Promise((resolve) => setTimeout(resolve, 5));
  signing.release();
  await expectOver(await renewal);
});
