import type { IdentityPort } from '@academy/service-kit/identity/identity-port.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { useNeighbours } from '../support/neighbour.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const startNeighbour = useNeighbours(auth);

let neighbour: IdentityPort;
let admin: Person;
beforeAll(async () => {
  neighbour = await startNeighbour();
  admin = await auth.people.admin();
});

const seen = ({ bearer }: Person, by = neighbour) => by.identify({ headers: { authorization: bearer } });
const patch = (person: Person, body: object) =>
  auth.client.patch(`/api/admin/users/${person.user.id}`, { authorization: admin.bearer, body });
const figures: Record<string, number> = {};
afterAll(() => void process.stderr.write(`FIGURE ms until a neighbour knows ${JSON.stringify(figures)}\n`));

/** Waits until the neighbour knows, and notes how long that took. */
const known = async (what: string, condition: () => Promise<boolean>): Promise<void> => {
  const started = performance.now();
  await until(condition);
  figures[what] = Math.round(performance.now() - started);
};

test('When somebody has just signed up, then a neighbour serves them at once', async () => {
  const person = await auth.people.register();
  expect(await seen(person)).toMatchObject({ userId: person.user.id, role: 'learner', plan: 'free' });
});

test('When staff upgrade somebody, then the token they hold is premium at the neighbour', async () => {
  const person = await auth.people.register();
  await patch(person, { isPremium: true });
  await known('upgrade', async () => (await seen(person))?.plan === 'premium');
});

test('When somebody is demoted, then the token that says administrator serves for nothing', async () => {
  const person = await auth.people.withRole('administrator');
  expect(await seen(person)).toMatchObject({ role: 'administrator' });
  await patch(person, { isAdmin: false });
  await known('demotion', async () => (await seen(person))?.role === 'learner');
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['signs out', ({ cookie }) => auth.client.post('/api/auth/logout', { headers: { cookie } })],
  [
    'is deleted',
    ({ user }) => auth.client.delete(`/api/admin/users/${user.id}`, { authorization: admin.bearer }),
  ],
])(
  'When somebody %s, then a neighbour refuses them, and so does one that starts later',
  async (what, act) => {
    const person = await auth.people.register();
    await act(person);
    await known(what, async () => (await seen(person)) === null);
    expect(await seen(person, await startNeighbour())).toBeNull();
  },
);

test('When a password changes, then a neighbour refuses the other sessions and only those', async () => {
  const person = await auth.people.register();
  const elsewhere = await auth.people.signIn(person.email, person.password);
  const body = { currentPassword: person.password, newPassword: 'quite another sentence' };
  await auth.client.post('/api/user/change-password', { authorization: person.bearer, body });
  await known('password change', async () => (await seen(elsewhere)) === null);
  expect(await seen(person)).not.toBeNull();
  const after = await auth.people.signIn(person.email, body.newPassword);
  expect(await seen(after)).not.toBeNull();
});
