import { planChangedV1 } from '@academy/contracts/events/auth/plan-changed.v1.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { userRegisteredV1 } from '@academy/contracts/events/auth/user-registered.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { accountAccessExpectation } from '@academy/service-kit/identity/account-access.ts';
import { revocationExpectation } from '@academy/service-kit/identity/revocations.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();

/** What identity relies on in every service, beside the contracts themselves. */
const expectations: Record<string, typeof accountAccessExpectation | typeof revocationExpectation> = {
  [userRegisteredV1.type]: accountAccessExpectation,
  [userUpdatedV1.type]: accountAccessExpectation,
  [planChangedV1.type]: accountAccessExpectation,
  [sessionsRevokedV1.type]: revocationExpectation,
};

test('When auth tells of accounts and sessions, then identity finds in it what it relies on', async () => {
  const admin = await auth.people.admin();
  const { user, cookie } = await auth.people.register();
  await auth.client.patch(`/api/admin/users/${user.id}`, {
    authorization: admin.bearer,
    body: { firstName: 'Eva', isPremium: true, isModerator: true },
  });
  await auth.client.post('/api/auth/logout', { headers: { cookie } });
  for (const [type, expectation] of Object.entries(expectations)) {
    const told = await until(
      () => auth.events.find((event) => event.type === type && event.subject === user.id),
      { what: type },
    );
    expect(expectation.safeParse(told.data).error).toBeUndefined();
  }
});

test('When messages of one topic are of one key, then their sequence grows', async () => {
  const admin = await auth.people.admin();
  const person = await auth.people.register();
  const path = `/api/admin/users/${person.user.id}`;
  for (const firstName of ['Uno', 'Dos', 'Tres'])
    await auth.client.patch(path, { authorization: admin.bearer, body: { firstName } });
  const told = () =>
    auth.events.filter(({ topic, subject }) => topic === 'auth.users' && subject === person.user.id);
  await until(() => told().length === 4);
  const sequences = told().map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  expect(told().map(({ data }) => (data as { firstName: string }).firstName)).toEqual([
    'Ana',
    'Uno',
    'Dos',
    'Tres',
  ]);
});
