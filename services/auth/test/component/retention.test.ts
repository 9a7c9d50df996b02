import { keptSince, sweptBy } from '@academy/contracts/shared/retention.ts';
import { createAutomationRuns } from '@academy/service-kit/testing/automation-runs.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const hourMs = 3_600_000;

/** Where each kind of data is, and the field that its age is counted by. */
const places = [
  { id: 'sessions', collection: 'sessions', field: 'expiresAt' },
  { id: 'invitations', collection: 'invitations', field: 'overAt' },
  { id: 'invitations', collection: 'invitation_imports', field: 'handledAt' },
  { id: 'invoices', collection: 'invoices', field: 'issuedAt' },
  { id: 'paymentMessages', collection: 'webhook_events', field: 'handledAt' },
  { id: 'inquiries', collection: 'help_requests', field: 'updatedAt' },
  { id: 'inquiries', collection: 'business_leads', field: 'updatedAt' },
  { id: 'viewings', collection: 'viewings', field: 'createdAt' },
  { id: 'staffChanges', collection: 'audit_entries', field: 'at' },
] as const;

test('When a run removes what is past its time, then nothing younger goes, and each kind is counted', async () => {
  const { user } = await auth.people.register();
  for (const { id, collection, field } of places) {
    // A session says itself when it ends.
    const limit = id === 'sessions' ? Date.now() : keptSince(id, new Date()).getTime();
    const row = (name: string, at: number) => ({
      _id: name as never,
      userId: user.id,
      outboxPending: null,
      removedAt: null,
      // A thread may be older than it is kept, and in use.
      createdAt: new Date(0),
      [field]: new Date(at),
    });
    await auth.mongo
      .collection(collection)
      .insertMany([row('retention-old', limit - hourMs), row('retention-young', limit + hourMs)]);
  }
  const runs = createAutomationRuns(auth.stack.kafka(), auth.events);
  const report = await runs.run('retention_sweep');
  expect(report.error).toBeNull();
  expect(Object.keys(report.counts).toSorted()).toEqual(sweptBy('auth').toSorted());
  const left = async (name: string) => {
    const found = await Promise.all(
      places.map(({ collection }) =>
        auth.mongo.collection(collection).countDocuments({ _id: name as never }),
      ),
    );
    return found.reduce((sum, count) => sum + count, 0);
  };
  expect(await left('retention-old')).toBe(0);
  expect(await left('retention-young')).toBe(places.length);
  const again = await runs.run('retention_sweep');
  expect(Object.values(again.counts).every((count) => count === 0)).toBe(true);
});
