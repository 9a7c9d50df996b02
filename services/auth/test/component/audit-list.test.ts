import { until } from '@academy/service-kit/testing/wait-for.ts';
import type { Person } from '../support/people.ts';
import { publishStaffAction } from '../support/staff-actions.ts';
import { useAuth } from '../support/use-auth.ts';

const auth = useAuth();
let admin: Person;
let leaver: Person;
/** Events' ids by what they are about, oldest first. */
const ids: Record<'course' | 'lesson' | 'left', string> = { course: '', lesson: '', left: '' };
const resourceId = 'of-this-test';
const at = (day: number) => `2026-03-0${day}T12:00:00.000Z`;

const list = (query: Record<string, unknown> = {}, authorization = admin.bearer) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)] as [string, string]),
  );
  return auth.client.get(`/api/admin/audit?${params.toString()}`, { authorization });
};
const listed = async (filter: Record<string, unknown>): Promise<string[]> =>
  (await list({ filter })).body.map(({ id }: { id: string }) => id);

beforeAll(async () => {
  admin = await auth.people.admin();
  leaver = await auth.people.register();
  const kafka = auth.stack.kafka();
  ids.course = await publishStaffAction(kafka, {
    actorId: admin.user.id,
    action: 'course.updated',
    resource: 'courses',
    resourceId,
    fields: ['titleEs', 'status'],
    at: at(1),
    network: '203.0.113.0/24',
    requestId: 'request-1',
  });
  ids.lesson = await publishStaffAction(kafka, {
    actorId: admin.user.id,
    action: 'lesson.updated',
    resource: 'lessons',
    resourceId,
    at: at(2),
  });
  ids.left = await publishStaffAction(kafka, { actorId: leaver.user.id, resourceId, at: at(3) });
  await until(async () => (await auth.models.auditEntries.countDocuments({ resourceId })) === 3);
}, 60_000);

test('When an administrator opens it, then each entry says who, what, which fields, when and from where', async () => {
  const { status, body, headers } = await list({ filter: { resourceId } });
  expect([status, headers.get('content-range')]).toEqual([200, 'audit 0-2/3']);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([ids.left, ids.lesson, ids.course]);
  expect(body[2]).toEqual({
    id: ids.course,
    at: at(1),
    actorId: admin.user.id,
    actorName: `${admin.user.firstName} ${admin.user.lastName}`.trim(),
    action: 'course.updated',
    resource: 'courses',
    resourceId,
    fields: ['titleEs', 'status'],
    values: {},
    personal: 'none',
    network: '203.0.113.0/24',
    requestId: 'request-1',
  });
});

test.each([
  ['a visitor', async () => undefined, 401],
  ['a member', async () => (await auth.people.register()).bearer, 403],
  ['a moderator', async () => (await auth.people.withRole('moderator')).bearer, 403],
  ['an administrator', async () => (await auth.people.withRole('administrator')).bearer, 200],
])('When %s asks for it, then only an administrator is let in', async (_who, bearer, status) => {
  const authorization = await bearer();
  const answer = await auth.client.get('/api/admin/audit', authorization ? { authorization } : {});
  expect(answer.status).toBe(status);
});

test('When it is sorted and ranged, then those entries come with the count of all', async () => {
  const page = await list({ filter: { resourceId }, sort: ['action', 'DESC'], range: [0, 1] });
  expect(page.body.map(({ id }: { id: string }) => id)).toEqual([ids.lesson, ids.left]);
  expect(page.headers.get('x-total-count')).toBe('3');
  const rest = await list({ filter: { resourceId }, sort: ['action', 'DESC'], range: [2, 3] });
  expect(rest.body).toMatchObject([{ id: ids.course }]);
});

test('When it is filtered, then only those entries come', async () => {
  expect(await listed({ resourceId, actorId: leaver.user.id })).toEqual([ids.left]);
  expect(await listed({ resourceId, action: 'lesson.updated' })).toEqual([ids.lesson]);
  expect(await listed({ resourceId, resource: 'courses' })).toEqual([ids.course]);
  expect(await listed({ resourceId, from: at(2) })).toEqual([ids.left, ids.lesson]);
  expect(await listed({ resourceId, from: at(2), to: at(2) })).toEqual([ids.lesson]);
  expect(await listed({ resourceId, to: at(1) })).toEqual([ids.course]);
  expect(await listed({ resourceId, q: 'COURSE.' })).toEqual([ids.course]);
  expect(await listed({ ids: [ids.lesson] })).toEqual([ids.lesson]);
});

test('When a sort or a filter is not one of its own, then the answer names it', async () => {
  expect((await list({ sort: ['network', 'ASC'] })).body.fields).toMatchObject([{ path: 'sort' }]);
  for (const filter of [{ colour: 'red' }, { from: 'yesterday' }, { actorId: { $ne: '' } }])
    expect((await list({ filter })).body.fields).toMatchObject([{ path: 'filter' }]);
});

test('When the account of an actor is deleted, then its entries stay, with the id and no name', async () => {
  const one = async () => (await list({ filter: { ids: [ids.left] } })).body[0];
  expect(await one()).toMatchObject({ actorName: `${leaver.user.firstName} ${leaver.user.lastName}` });
  await auth.client.delete(`/api/admin/users/${leaver.user.id}`, { authorization: admin.bearer });
  expect(await one()).toMatchObject({ actorId: leaver.user.id, actorName: null });
});
