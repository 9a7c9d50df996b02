import { adminActionRecordedV1 } from '@academy/contracts/events/audit/admin-action-recorded.v1.ts';
import { mailRequestedV1 } from '@academy/contracts/events/mail/mail-requested.v1.ts';
import { envelopeSchema, type EventContract } from '@academy/contracts/events/event.ts';
import { events as contracts } from '@academy/contracts/registry/services.ts';
import { revocationExpectation } from '@academy/service-kit/identity/revocations.ts';
import { accountAccessExpectation } from '@academy/service-kit/identity/account-access.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();

/** What each reader relies on, beside the contract itself. */
const expectations: Record<string, typeof accountAccessExpectation | typeof revocationExpectation> = {
  'academy.auth.user_registered.v1': accountAccessExpectation,
  'academy.auth.user_updated.v1': accountAccessExpectation,
  'academy.auth.plan_changed.v1': accountAccessExpectation,
  'academy.auth.sessions_revoked.v1': revocationExpectation,
};
const own = contracts.filter(
  ({ type }) =>
    type.startsWith('academy.auth.') || type === adminActionRecordedV1.type || type === mailRequestedV1.type,
);
const contractOf = (type: string): EventContract | undefined =>
  own.find((contract) => contract.type === type);

test('When everything that auth tells has happened, then each message is as its contract and its readers expect', async () => {
  const admin = await auth.people.admin();
  const person = await auth.people.register();
  const path = `/api/admin/users/${person.user.id}`;
  const asAdmin = { authorization: admin.bearer };
  await auth.client.patch(path, {
    ...asAdmin,
    body: { firstName: 'Eva', isPremium: true, isModerator: true },
  });
  await auth.client.post('/api/payments/checkout', {
    authorization: person.bearer,
    body: { interval: 'month', language: 'en' },
  });
  const asked = await auth.client.post('/api/help', { authorization: person.bearer, body: question() });
  await auth.client.post(`/api/admin/help/${asked.body.id}/answer`, { ...asAdmin, body: { text: 'Así.' } });
  await auth.client.post('/api/auth/logout', { headers: { cookie: person.cookie } });
  await auth.client.delete(path, asAdmin);
  await until(() => own.every(({ type }) => auth.events.some((event) => event.type === type)), {
    what: 'one event of each kind',
  });

  for (const { topic, ...envelope } of auth.events) {
    const contract = contractOf(envelope.type);
    expect(contract?.topic).toBe(topic);
    expect(envelopeSchema.safeParse(envelope).error).toBeUndefined();
    expect(contract?.data.safeParse(envelope.data).error).toBeUndefined();
    expect(expectations[envelope.type]?.safeParse(envelope.data).error).toBeUndefined();
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
