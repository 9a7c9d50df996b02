import { accountViewedV1 } from '@academy/contracts/events/auth/account-viewed.v1.ts';
import { sessionsRevokedV1 } from '@academy/contracts/events/auth/sessions-revoked.v1.ts';
import { auth as contract } from '@academy/contracts/registry/auth.ts';
import { callInViewing } from '@academy/service-kit/testing/no-trace.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { closeViewings } from '../../src/accounts/viewings/close-viewings.ts';
import type { Person } from '../support/people.ts';
import { useAuth } from '../support/use-auth.ts';
import { viewingsOf } from '../support/viewings.ts';

const auth = useAuth();
const viewings = viewingsOf(auth);
let admin: Person;
beforeAll(async () => {
  admin = await auth.people.admin();
});
const learner = () => auth.people.register();
const minuteMs = 60_000;

test('When an administrator opens a viewing, then they read what the learner reads, for ten minutes', async () => {
  const ana = await learner();
  const view = await viewings.begin(admin, ana);
  const { body } = await auth.client.get('/api/auth/me', { authorization: view.bearer });
  expect(body).toMatchObject({ id: ana.user.id, email: ana.email, role: 'learner' });
  expect(Date.parse(view.endsAt) - Date.now()).toBeGreaterThan(9 * minuteMs);
  expect(Date.parse(view.endsAt) - Date.now()).toBeLessThanOrEqual(10 * minuteMs);
  expect([await viewings.me(ana), await viewings.me(admin)]).toEqual([200, 200]);
});

test('When a viewing begins and ends, then the audit log says who, whom, which and when', async () => {
  const ana = await learner();
  const view = await viewings.begin(admin, ana);
  expect((await viewings.end(admin, view.id)).status).toBe(204);
  const [ended] = await until(
    () => viewings.recorded('viewing-ended', ana).length === 1 && viewings.recorded('viewing-ended', ana),
  );
  expect(ended?.data).toMatchObject({
    actorId: admin.user.id,
    values: { viewingEnd: { before: null, after: 'staff' } },
  });
  const [asked] = viewings.recorded('viewing-asked', ana);
  expect(asked?.data).toMatchObject({
    actorId: admin.user.id,
    fields: ['viewingId'],
    values: { viewingId: { before: null, after: view.id } },
  });
  expect(viewings.recorded('viewing-started', ana)).toHaveLength(1);
});

test('When a viewing is asked for, then staff read why from it, and no event carries that', async () => {
  const ana = await learner();
  const { body, status } = await viewings.ask(admin, ana, 'Un motivo para el equipo');
  expect(status).toBe(201);
  const path = `/api/admin/users/${ana.user.id}/viewings`;
  const read = async () => (await auth.client.get(path, { authorization: admin.bearer })).body;
  expect(await read()).toEqual([{ id: body.id, reason: 'Un motivo para el equipo' }]);
  await until(() => viewings.recorded('viewing-asked', ana).length === 1);
  expect(JSON.stringify(auth.events)).not.toContain('Un motivo para el equipo');
  await auth.client.delete(`/api/admin/users/${ana.user.id}`, { authorization: admin.bearer });
  await until(async () => ((await read()) as unknown[]).length === 0);
});

test('When a viewing is opened, then the learner is told, and lists it with its reason; asked for alone it is not', async () => {
  const ana = await learner();
  const { body } = await viewings.ask(admin, ana, 'Un motivo que nadie abre');
  expect(await viewings.listed(ana)).toEqual([]);
  await viewings.open(admin, body.code);
  const [listed] = await viewings.listed(ana);
  expect(listed).toMatchObject({ reason: 'Un motivo que nadie abre', isOpen: true });
  expect(Object.keys(listed ?? {}).toSorted()).toEqual(['endsAt', 'id', 'isOpen', 'reason', 'startedAt']);
  const told = () =>
    auth.events.filter(({ type, subject }) => type === accountViewedV1.type && subject === ana.user.id);
  await until(() => told().length === 1);
  expect(JSON.stringify(told())).not.toContain('Un motivo');
  expect(await viewings.listed(await learner())).toEqual([]);
});

test('When the account is staff’s or one’s own, or there is none, then it is not viewed', async () => {
  const teacher = await auth.people.withRole('teacher');
  const nobody = { ...teacher, user: { ...teacher.user, id: 'nobody' } };
  const tries = [teacher, admin, nobody].map(async (whom) => (await viewings.ask(admin, whom)).body.error);
  expect(await Promise.all(tries)).toEqual([
    'Es una cuenta del equipo: la academia solo se puede ver como estudiante.',
    'Es tu propia cuenta: abre la academia para verla.',
    'Ese usuario no existe.',
  ]);
});

test.each(['support', 'auditor', 'teacher', 'moderator', 'learner'] as const)(
  'When a %s asks for a viewing, then they may not',
  async (role) => {
    const person = role === 'learner' ? await learner() : await auth.people.withRole(role);
    expect((await viewings.ask(person, await learner())).status).toBe(403);
  },
);

test.each(['', ' x ', 'a'.repeat(301)])(
  'When the reason is %j, then it is refused by name and nothing is kept',
  async (reason) => {
    const ana = await learner();
    const { status, body } = await viewings.ask(admin, ana, reason);
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'reason']);
    expect(await auth.models.viewings.countDocuments({ userId: ana.user.id })).toBe(0);
  },
);

describe('the code', () => {
  test('When it is used twice, also at once, then it opens one viewing', async () => {
    const { body } = await viewings.ask(admin, await learner());
    const answers = await Promise.all([1, 2, 3].map(() => viewings.open(admin, body.code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await viewings.open(admin, body.code)).status).toBe(409);
  });

  test('When it comes from another session or administrator, or is made up, then it is unknown', async () => {
    const { body } = await viewings.ask(admin, await learner());
    const again = await auth.people.signIn(admin.email, admin.password);
    const colleague = await auth.people.withRole('administrator');
    const made = `${String(body.code).split('.')[0]}.x`;
    const tries = [viewings.open(again, body.code), viewings.open(colleague, body.code)];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404]);
    expect((await viewings.open(admin, made)).status).toBe(409);
    expect((await viewings.open(admin, 'nothing')).status).toBe(404);
    expect((await viewings.open(admin, body.code)).status).toBe(200);
  });

  test('When the learner ended their sessions or became staff since, then it opens nothing', async () => {
    const [ana, eva] = await Promise.all([learner(), learner()]);
    const ofAna = (await viewings.ask(admin, ana)).body;
    const ofEva = (await viewings.ask(admin, eva)).body;
    const authorization = admin.bearer;
    await auth.client.delete(`/api/admin/users/${ana.user.id}/sessions`, { authorization });
    await auth.client.patch(`/api/admin/users/${eva.user.id}`, { authorization, body: { role: 'teacher' } });
    expect((await viewings.open(admin, ofAna.code)).status).toBe(409);
    expect((await viewings.open(admin, ofEva.code)).status).toBe(403);
  });
});

test('When an administrator asks again, also at once, then one viewing of a learner is open', async () => {
  const ana = await learner();
  const first = await viewings.begin(admin, ana);
  await Promise.all([1, 2, 3].map(() => viewings.ask(admin, ana)));
  expect(await viewings.me(first)).toBe(401);
  expect(await auth.models.viewings.countDocuments({ userId: ana.user.id, openSlot: { $ne: null } })).toBe(1);
  const colleague = await auth.people.withRole('administrator');
  const [mine, theirs] = [await viewings.begin(admin, ana), await viewings.begin(colleague, ana)];
  expect([await viewings.me(mine), await viewings.me(theirs)]).toEqual([200, 200]);
});

describe('what ends it', () => {
  const patch = (person: Person, role: string) =>
    auth.client.patch(`/api/admin/users/${person.user.id}`, {
      authorization: admin.bearer,
      body: { role },
    });
  const ends: [string, (by: Person, ana: Person, id: string) => Promise<unknown>, string][] = [
    ['the administrator', (by, _ana, id) => viewings.end(by, id), 'staff'],
    ['another administrator', (_by, _ana, id) => viewings.end(admin, id), 'staff'],
    [
      'the learner',
      (_by, ana, id) => auth.client.delete(`/api/auth/viewings/${id}`, { authorization: ana.bearer }),
      'learner',
    ],
    [
      'the administrator’s sign-out',
      (by) => auth.client.post('/api/auth/logout', { authorization: by.bearer }),
      'access',
    ],
    ['another role of the administrator', (by) => patch(by, 'support'), 'access'],
    ['the learner’s promotion', (_by, ana) => patch(ana, 'moderator'), 'access'],
    [
      'the end of the learner’s sessions',
      (_by, ana) =>
        auth.client.delete(`/api/admin/users/${ana.user.id}/sessions`, { authorization: admin.bearer }),
      'access',
    ],
  ];

  test.each(ends)(
    'When %s ends it, then its token holds no more, and its end is recorded once',
    async (who, act, by) => {
      const chief = await auth.people.withRole('administrator');
      const ana = await learner();
      const view = await viewings.begin(chief, ana);
      expect(await viewings.me(view)).toBe(200);
      await act(chief, ana, view.id);
      expect(await viewings.me(view)).toBe(401);
      await Promise.all([closeViewings(auth.deps), closeViewings(auth.deps)]);
      const ended = () => viewings.recorded('viewing-ended', ana);
      await until(() => ended().length > 0);
      const actorId = who === 'another administrator' ? admin.user.id : chief.user.id;
      expect(ended().map(({ data }) => data)).toMatchObject([
        { actorId, values: { viewingEnd: { before: null, after: by } } },
      ]);
      // Where it came from is said of staff's own calls alone.
      const isByCall = by === 'staff';
      expect(ended().map(({ data }) => 'network' in (data as object))).toEqual([isByCall]);
      expect(ended().map(({ data }) => 'requestId' in (data as object))).toEqual([isByCall]);
      const revoked = () =>
        auth.events.filter(
          ({ type, data }) =>
            type === sessionsRevokedV1.type && (data as { sessionId?: string }).sessionId === view.id,
        );
      // On a topic of its own, and so in no order with the audit's.
      await until(() => revoked().length > 0);
      expect(revoked()).toHaveLength(1);
      expect((await viewings.end(admin, view.id)).status).toBe(404);
    },
  );

  test('When the learner is deleted, then it ends, the audit log says so, and nothing of the reason stays with it', async () => {
    const ana = await learner();
    const chief = await auth.people.withRole('administrator');
    const view = await viewings.begin(chief, ana);
    await auth.client.delete(`/api/admin/users/${ana.user.id}`, { authorization: admin.bearer });
    expect(await viewings.me(view)).toBe(401);
    await until(() => viewings.recorded('viewing-ended', ana).length === 1);
    const [ended] = viewings.recorded('viewing-ended', ana);
    expect(ended?.data).toMatchObject({ actorId: chief.user.id });
    expect(ended?.data).not.toHaveProperty('network');
    await until(async () => (await auth.models.viewings.countDocuments({ _id: view.id })) === 0);
  });

  test('When one’s own has ended already, then ending it is no failure', async () => {
    const ana = await learner();
    const view = await viewings.begin(admin, ana);
    const endOwn = () => auth.client.delete(`/api/auth/viewings/${view.id}`, { authorization: ana.bearer });
    const answers = [await endOwn(), await endOwn()];
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await until(() => viewings.recorded('viewing-ended', ana).length === 1);
  });

  test('When the end of one cannot be written, then the others are closed', async () => {
    const [ana, eva] = await Promise.all([learner(), learner()]);
    const [first, second] = [await viewings.begin(admin, ana), await viewings.begin(admin, eva)];
    auth.passTime(11 * minuteMs);
    const failing: typeof auth.deps.viewings.change = (id, change) =>
      id === first.id
        ? Promise.reject(new Error('the store is away'))
        : auth.deps.viewings.change(id, change);
    await closeViewings({ ...auth.deps, viewings: { ...auth.deps.viewings, change: failing } });
    const endOf = async (_id: string) => (await auth.models.viewings.findOne({ _id }).lean())?.end;
    expect([await endOf(first.id), await endOf(second.id)]).toEqual([undefined, 'time']);
    await closeViewings(auth.deps);
    expect(await endOf(first.id)).toBe('time');
  });

  test('When somebody else’s viewing is named, then a learner does not end it', async () => {
    const [ana, eva] = await Promise.all([learner(), learner()]);
    const view = await viewings.begin(admin, ana);
    const { status } = await auth.client.delete(`/api/auth/viewings/${view.id}`, {
      authorization: eva.bearer,
    });
    expect([status, await viewings.me(view)]).toEqual([404, 200]);
  });
});

test('When its ten minutes are over, then its token holds no more and the end is the moment itself', async () => {
  const ana = await learner();
  const late = (await viewings.ask(admin, ana)).body;
  auth.passTime(minuteMs);
  expect((await viewings.open(admin, late.code)).status).toBe(409);
  const view = await viewings.begin(admin, ana);
  auth.passTime(10 * minuteMs - 5_000);
  expect(await viewings.me(view)).toBe(200);
  auth.passTime(5_001);
  expect(await viewings.me(view)).toBe(401);
  expect(await viewings.listed(ana)).toMatchObject([{ isOpen: false, endsAt: view.endsAt }]);
  await closeViewings(auth.deps);
  const stored = await auth.models.viewings.findOne({ _id: view.id }).lean();
  expect(stored).toMatchObject({ end: 'time', endedAt: new Date(view.endsAt) });
});

test('When a viewing makes any call of auth’s, then only the reads that say so answer, and no call leaves a trace', async () => {
  const ana = await learner();
  const { bearer } = await viewings.begin(admin, ana);
  await until(() => viewings.recorded('viewing-started', ana).length === 1);
  const { read, refused, changed, published } = await callInViewing(auth, {
    endpoints: contract.endpoints,
    authorization: bearer,
    idOf: () => ana.user.id,
  });
  expect(Object.entries(read).filter(([, status]) => status !== 200)).toEqual([]);
  expect(Object.entries(refused).filter(([, status]) => status !== 403)).toEqual([]);
  expect([Object.keys(read).length > 2, changed, published]).toEqual([true, [], 0]);
});
