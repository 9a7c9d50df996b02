import {
  registerAdministrator,
  permitDemotion,
  reregisterAdministrators,
} from '../../src/accounts/administrators/permit-demotion.ts';
import { deleteUser } from '../../src/accounts/staff-users/delete-user.ts';
import { updateUser } from '../../src/accounts/staff-users/update-user.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
const inOffice = () => auth.models.users.countDocuments({ role: 'administrator', removedAt: null });
const demote = (by: Person, whom: Person) =>
  auth.client.patch(`/api/admin/users/${whom.user.id}`, {
    authorization: by.bearer,
    body: { role: 'teacher' },
  });
const remove = (by: Person, whom: Person) =>
  auth.client.delete(`/api/admin/users/${whom.user.id}`, { authorization: by.bearer });

const promote = async (by: Person, whom: Person) => {
  const path = `/api/admin/users/${whom.user.id}`;
  await auth.client.patch(path, { authorization: by.bearer, body: { isAdmin: true } });
};

const makeAdministrator = async () => {
  const { user } = await auth.people.register();
  const state = { role: 'administrator' } as const;
  const made = await auth.deps.users.change(user.id, () => ({ state, events: [] }));
  const version = made?.version ?? 0;
  await registerAdministrator(auth.deps, user.id, version);
  return { id: user.id, version };
};

test('When there is one administrator, then they can be neither demoted nor deleted, in either language', async () => {
  const admin = await auth.people.admin();
  const demoted = await demote(admin, admin);
  expect([demoted.status, demoted.body.type]).toEqual([409, '/problems/last-administrator']);
  const removed = await auth.client.delete(`/api/admin/users/${admin.user.id}`, {
    authorization: admin.bearer,
    language: 'es',
  });
  expect([removed.status, removed.body.error]).toEqual([
    409,
    'Es la última cuenta con permisos de administración: nombra antes a otra persona.',
  ]);
  expect(await inOffice()).toBe(1);
});

test('When an administrator tries to delete their own account, then another has to, in either language', async () => {
  const [chief, other] = [await auth.people.admin(), await auth.people.withRole('administrator')];
  const refused = await auth.client.delete(`/api/admin/users/${chief.user.id}`, {
    authorization: chief.bearer,
    language: 'es',
  });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/own-account']);
  expect(refused.body.error).toContain('No puedes eliminar tu propia cuenta');
  expect((await remove(other, other)).body.error).toContain('You cannot delete your own account');
  expect(await inOffice()).toBe(2);
  expect((await remove(chief, other)).status).toBe(200);
});

test('When two administrators demote or delete each other at once, twenty times, then one always remains', async () => {
  let [chief, other] = [await auth.people.admin(), await auth.people.register()];
  for (let round = 0; round < 20; round += 1) {
    await promote(chief, other);
    const acts = round % 2 === 0 ? [demote, demote] : [demote, remove];
    const answers = await Promise.all([acts[0]?.(chief, other), acts[1]?.(other, chief)]);
    const statuses = answers.map((answer) => answer?.status ?? 0);
    // 403 or 401 when the one was out of office before the other's call was looked at.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 409, 403, 401].includes(status))).toBe(true);
    expect(await inOffice()).toBe(1);
    if (statuses[1] === 200) chief = other;
    other = await auth.people.register();
  }
});

test('When five administrators all leave at once, with no one to refuse them first, then one cannot', async () => {
  await Promise.all(Array.from({ length: 4 }, () => makeAdministrator()));
  const everyone = await auth.models.users.find({ role: 'administrator', removedAt: null }).lean();
  expect(everyone).toHaveLength(5);
  const leaving = everyone.map(({ _id: id }, i) => {
    const act = { actorId: 'somebody', id, expectedVersion: null };
    if (i % 2 === 0) return deleteUser(auth.deps, act);
    return updateUser(auth.deps, { ...act, change: i % 4 === 1 ? { isAdmin: false } : { role: 'auditor' } });
  });
  const results = await Promise.allSettled(leaving);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { code: string }).code)).toEqual(['last-administrator']);
  expect(await inOffice()).toBe(1);
});

test('When a crash left an administrator uncounted, then they count again when it matters', async () => {
  const second = await auth.people.register();
  const last = await auth.models.users.findOne({ role: 'administrator', removedAt: null }).lean();
  // As after a crash between making somebody an administrator and counting them.
  await auth.deps.users.change(second.user.id, () => ({ state: { role: 'administrator' }, events: [] }));
  const act = { actorId: second.user.id, expectedVersion: null, change: { isAdmin: false } };
  await updateUser(auth.deps, { ...act, id: last?._id ?? '' });
  expect(await inOffice()).toBe(1);
  await expect(updateUser(auth.deps, { ...act, id: second.user.id })).rejects.toMatchObject({
    status: 409,
  });
});

test('When a demotion was permitted and a crash kept it from being used, then it holds for nothing afterwards', async () => {
  const last = await auth.models.users.findOne({ role: 'administrator', removedAt: null }).lean();
  const second = await makeAdministrator();
  await permitDemotion(auth.deps, second.id, second.version);
  await reregisterAdministrators(auth.deps);
  const entries = await auth.deps.administrators.read();
  expect(
    entries
      .filter(({ counts }) => counts)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([last?._id, second.id].toSorted());
  // The version that the permit was for is gone, so a write that still holds it is refused by the store.
  expect((await auth.deps.users.find(second.id))?.version).toBeGreaterThan(second.version);
});
