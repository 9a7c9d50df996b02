import { randomBytes, randomUUID } from 'node:crypto';
import { createAuditKeyRepository } from '@academy/service-kit/audit/personal/audit-key-repository.ts';
import { createPersonalValues } from '@academy/service-kit/audit/personal/personal-values.ts';
import { createSweeper } from '@academy/service-kit/sweeper/sweeper.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { roles } from '@academy/contracts/shared/permissions.ts';
import { auditFeature } from '../../src/audit/audit-feature.ts';
import { verifyLog } from '../../src/audit/chain/verify-log.ts';
import { deleteUser } from '../../src/accounts/staff-users/delete-user.ts';
import { updateUser } from '../../src/accounts/staff-users/update-user.ts';
import type { Person } from '../support/people.ts';
import { question } from '../support/support-forms.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});

const asAdmin = (body?: object) => ({ authorization: admin.bearer, ...(body && { body }) });
const keysOf = (userId: string) => auth.models.auditKeys.countDocuments({ userId });
const rename = (id: string, firstName: string) =>
  auth.client.patch(`/api/admin/users/${id}`, asAdmin({ firstName }));
const remove = (id: string) => auth.client.delete(`/api/admin/users/${id}`, asAdmin());

const logOf = async (personId: string, bearer = admin.bearer, more: object = {}) => {
  const query = new URLSearchParams({ filter: JSON.stringify({ personId, ...more }) });
  return auth.client.get(`/api/admin/audit?${query.toString()}`, { authorization: bearer });
};
interface Entry {
  action: string;
  personal: string;
  values: object;
}
const entryOf = (personId: string, action: string, bearer?: string) =>
  until(async () => {
    const { body } = await logOf(personId, bearer);
    return (body as Entry[]).find((entry) => entry.action === action);
  });

/** All that auth has in its store and has published, but for the accounts themselves. */
const everything = async (): Promise<string> => {
  const collections = Object.values(auth.mongo.models).map(({ collection }) => collection.name);
  const rows = await Promise.all(collections.map((name) => auth.mongo.collection(name).find().toArray()));
  return JSON.stringify(rows) + (await auth.rawMessages('audit.actions'));
};

test('When staff change a name, then administrators alone read it before and after, and nothing else holds it', async () => {
  const { user } = await auth.people.register();
  await rename(user.id, 'Eulalia-Sealed');
  expect(await entryOf(user.id, 'user.updated')).toMatchObject({
    personal: 'shown',
    values: { firstName: { before: user.firstName, after: 'Eulalia-Sealed' } },
  });
  expect(await auth.rawMessages('audit.actions')).not.toContain('Eulalia-Sealed');
  const entries = await auth.models.auditEntries.find({ resourceId: user.id }).lean();
  expect(JSON.stringify(entries)).not.toContain('Eulalia-Sealed');
  for (const role of roles.filter((one) => one !== 'administrator')) {
    const { bearer } = await auth.people.withRole(role);
    const { status, body } = await logOf(user.id, bearer);
    expect([role, status]).toEqual([role, role === 'auditor' ? 200 : 403]);
    expect(JSON.stringify(body)).not.toContain('Eulalia-Sealed');
    if (status === 200) expect(body).toMatchObject([{ personal: 'hidden', values: {} }]);
  }
});

test('When somebody searches for a personal value, then no entry is found', async () => {
  const { user } = await auth.people.register();
  await rename(user.id, 'Nicanora');
  await entryOf(user.id, 'user.updated');
  expect((await logOf(user.id, admin.bearer, { q: 'Nicanora' })).body).toEqual([]);
});

test('When a note is written and removed and a question answered, then the texts are read there by administrators', async () => {
  const { user, bearer } = await auth.people.register();
  const notes = `/api/admin/users/${user.id}/notes`;
  const noted = await auth.client.post(notes, asAdmin({ requestId: randomUUID(), text: 'Le cuesta leer' }));
  await auth.client.delete(`${notes}/${noted.body.id}`, asAdmin());
  const asked = await auth.client.post('/api/help', { authorization: bearer, body: question() });
  await auth.client.post(`/api/admin/help/${asked.body.id}/answer`, asAdmin({ text: 'Prueba otra vez' }));
  const note = (before: string | null, after: string | null) => ({ values: { note: { before, after } } });
  expect(await entryOf(user.id, 'user.noted')).toMatchObject(note(null, 'Le cuesta leer'));
  expect(await entryOf(user.id, 'user.note-removed')).toMatchObject(note('Le cuesta leer', null));
  expect(await entryOf(user.id, 'help.answered')).toMatchObject({
    values: { answers: { before: null, after: 'Prueba otra vez' } },
  });
});

test('When the account is deleted, then nobody reads its values, and the log is whole', async () => {
  const { user } = await auth.people.register();
  await rename(user.id, 'Hermenegilda');
  await entryOf(user.id, 'user.updated');
  expect(await keysOf(user.id)).toBe(1);
  expect((await remove(user.id)).status).toBe(200);
  expect(await keysOf(user.id)).toBe(0);
  expect(await entryOf(user.id, 'user.updated')).toMatchObject({ personal: 'erased', values: {} });
  const replica = await auth.startReplica();
  const [kept] = await auth.models.auditEntries.find({ resourceId: user.id, action: 'user.updated' }).lean();
  expect(await replica.deps.personalValues.open([{ ...kept!, sealed: kept!.sealed! }])).toEqual([
    { state: 'erased' },
  ]);
  await until(async () => !(await everything()).includes('Hermenegilda'));
  expect((await verifyLog(auth.deps)).fault).toBeNull();
});

test('When the ciphertext is altered in the store, then the log names the entry, and its values are unreadable', async () => {
  const { user } = await auth.people.register();
  await rename(user.id, 'Tampered');
  await entryOf(user.id, 'user.updated');
  const kept = await auth.models.auditEntries.findOne({ resourceId: user.id }).lean();
  const set = (sealed: string) =>
    auth.models.auditEntries.updateOne({ _id: kept!._id }, { $set: { sealed } });
  await set(randomBytes(80).toString('base64'));
  expect((await verifyLog(auth.deps)).fault).toMatchObject({ entryId: kept!._id, kind: 'altered' });
  expect(await entryOf(user.id, 'user.updated')).toMatchObject({ personal: 'unreadable', values: {} });
  await set(kept!.sealed!);
  expect((await verifyLog(auth.deps)).fault).toBeNull();
});

test('When replicas make a key of one person at once, then there is one, and each opens what the others sealed', async () => {
  const wrappingKey = randomBytes(32);
  const replicas = Array.from({ length: 8 }, () =>
    createPersonalValues({ keys: createAuditKeyRepository(auth.models.auditKeys), wrappingKey }),
  );
  const action = {
    resource: 'users',
    resourceId: randomUUID(),
    fields: ['email'],
    values: { before: { email: 'a@example.com' }, after: { email: 'b@example.com' } },
  };
  const sealed = await Promise.all(replicas.map((replica) => replica.seal(action)));
  expect(await keysOf(action.resourceId)).toBe(1);
  const opened = await replicas[0]!.open(sealed.map((text) => ({ ...action, sealed: text! })));
  expect(new Set(opened.map(({ state }) => state))).toEqual(new Set(['shown']));
  await replicas[1]!.erase(action.resourceId);
});

const change = (id: string, personalValues = auth.deps.personalValues) =>
  updateUser(
    { ...auth.deps, personalValues },
    { actorId: admin.user.id, id, change: { firstName: 'Tarde' }, expectedVersion: null },
  );
/** By another replica: in one process the writes of an account follow each other. */
const deletion = async (id: string) => {
  const { deps } = await auth.startReplica();
  await deleteUser(deps, { actorId: admin.user.id, id, expectedVersion: null });
};

test.each([
  ['after the key was made', true],
  ['before the key was made', false],
])(
  'When the account is deleted %s and before the change is written, then no key of it stays',
  async (_, isMadeFirst) => {
    const { user } = await auth.people.register();
    const seal: typeof auth.deps.personalValues.seal = async (action) => {
      const early = isMadeFirst ? await auth.deps.personalValues.seal(action) : undefined;
      await deletion(user.id);
      return early ?? auth.deps.personalValues.seal(action);
    };
    await expect(change(user.id, { ...auth.deps.personalValues, seal })).rejects.toMatchObject({
      status: 404,
    });
    const jobs = auditFeature(auth.deps, auth.models).sweeps ?? [];
    await createSweeper({ jobs: [...jobs], everyMs: 60_000, logger: auth.stack.logger }).sweep();
    expect(await keysOf(user.id)).toBe(0);
    const entries = await auth.models.auditEntries
      .find({ resourceId: user.id, action: 'user.updated' })
      .lean();
    expect(entries).toEqual([]);
  },
);
