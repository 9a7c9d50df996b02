import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { userUpdatedV1 } from '@academy/contracts/events/auth/user-updated.v1.ts';
import { muteChangedV1 } from '@academy/contracts/events/forum/mute-changed.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { decide } from '../../src/domain/moderation/change-case.ts';
import { followDecision } from '../../src/use-cases/moderation/follow-decision.ts';
import { requireTarget } from '../../src/use-cases/moderation/read-cases.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { account, memberOf, sendUserEvent, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let mod: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
}, 60_000);

const mute = (id: string, body: object = { days: 2, reason: 'Insults' }) =>
  mod.put(`/api/admin/mutes/${id}`, body);

test('When a member is muted, then writing is refused with the reason, in their language, until it ends', async () => {
  const { id } = (await ana.writePost()).body;
  const muted = await mute('ana');
  expect(muted.body).toMatchObject({
    id: 'ana',
    reason: 'Insults',
    user: { username: 'ana' },
    by: { id: 'mod' },
  });
  const hours = (new Date(muted.body.until).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(47);
  expect(hours).toBeLessThan(49);
  const { authorization } = ana;
  const refused = await under.client.post(`/api/forum/posts/${id}/replies`, {
    authorization,
    language: 'es',
    body: { content: 'Una respuesta' },
  });
  expect(refused.status).toBe(403);
  expect(refused.body.detail).toMatch(/^No puedes escribir .* Motivo: Insults$/);
  expect((await ana.writePost({ title: 'Another one' })).status).toBe(403);
  expect((await mod.get(`/api/admin/flags/post_${id}`)).body.mutedUntil).toBe(muted.body.until);
  expect((await mod.get('/api/admin/mutes')).body).toMatchObject([{ id: 'ana' }]);

  expect((await mod.delete('/api/admin/mutes/ana')).status).toBe(204);
  expect((await mod.get('/api/admin/mutes')).body).toEqual([]);
  expect((await mod.delete('/api/admin/mutes/ana')).status).toBe(404);
  expect((await ana.reply(id, 'May write again')).status).toBe(201);
  expect((await mute('ana', { days: 1, reason: 'Again' })).status).toBe(200);
  await mod.delete('/api/admin/mutes/ana');
});

test('When staff or nobody is to be muted, or for ever, then it is refused', async () => {
  expect((await mute('mod')).status).toBe(409);
  expect((await mute('nobody-here')).status).toBe(404);
  expect((await mute('ana', { days: 366, reason: 'x' })).body.fields).toMatchObject([{ path: 'days' }]);
  expect((await mute('ana', { days: 1, reason: ' ' })).body.fields).toMatchObject([{ path: 'reason' }]);
});

test('When a muted member changes their names, then others read those of before, until the mute ends', async () => {
  const kim = await memberOf(under, { id: 'kim', plan: 'premium' });
  const { id } = (await kim.writePost()).body;
  const author = async () => (await under.client.get(`/api/forum/posts/${id}`)).body.user;
  const before = { username: 'kim', firstName: 'Ana', lastName: 'Ruiz' };
  const told = () =>
    under.events.filter(({ type, subject }) => type === muteChangedV1.type && subject === 'kim');
  const rename = async (sequence: number, firstName: string) => {
    const data = account('kim', { plan: 'premium', firstName, username: firstName });
    await sendUserEvent(under.runtime.kafka, userUpdatedV1, { id: 'kim', sequence, data });
    await until(async () => (await under.deps.people.find('kim'))?.firstName === firstName);
  };
  await mute('kim');
  await rename(2, 'Buy-now');
  await until(async () => (await author()).firstName === 'Ana');
  // Muted for longer: the name of the first mute stays.
  await mute('kim', { days: 9, reason: 'Again' });
  await until(() => told().length === 2);
  await rename(3, 'Buy-later');
  expect(await author()).toMatchObject(before);
  expect((await under.deps.mutes.find('kim'))?.name).toEqual(before);
  await mod.delete('/api/admin/mutes/kim');
  await until(async () => (await author()).firstName === 'Buy-later');
  expect(await under.deps.mutes.find('kim')).not.toHaveProperty('name');
});

test('When a moderator removes and mutes in one decision, then both hold, and the case says so', async () => {
  const zoe = await memberOf(under, { id: 'zoe', plan: 'premium' });
  const path = `/api/admin/flags/post_${(await zoe.writePost()).body.id}`;
  const { version, wording } = (await mod.get(path)).body;
  const decide = (body: object) =>
    mod.post(`${path}/decision`, { reason: 'Insults', version, wording, ...body });
  expect((await decide({ action: 'warn', muteDays: 3 })).body.fields).toMatchObject([{ path: 'muteDays' }]);
  expect((await decide({ action: 'remove', muteDays: 366 })).body.fields).toMatchObject([
    { path: 'muteDays' },
  ]);
  expect((await mod.get(path)).body).toMatchObject({ status: 'visible', mutedUntil: null, history: [] });

  const twice = await Promise.all([1, 2].map(() => decide({ action: 'remove', muteDays: 3 })));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const { status, mutedUntil, history } = (await mod.get(path)).body;
  expect(status).toBe('removed');
  expect(history).toMatchObject([{ kind: 'decision', action: 'remove', reason: 'Insults', muteDays: 3 }]);
  expect(new Date(mutedUntil).getTime()).toBe(new Date(history[0].at).getTime() + 3 * 24 * 3_600_000);
  expect((await zoe.writePost()).body.detail).toContain('Insults');
  const acts = () =>
    under.events.filter(
      ({ type, data }) =>
        type.endsWith('admin_action_recorded.v1') && (data as { resourceId: string }).resourceId === 'zoe',
    );
  await until(() => acts().length > 0);
  expect(acts()).toMatchObject([{ data: { action: 'member.muted', actorId: 'mod' } }]);
  await mod.delete('/api/admin/mutes/zoe');
});

test('When a decision is followed after a shorter one on another text, then its mute is not lost', async () => {
  const amy = await memberOf(under, { id: 'amy', plan: 'premium' });
  const first = (await amy.writePost()).body.id;
  const second = (await amy.writePost({ title: 'Another one' })).body.id;
  const { target, text } = await requireTarget(under.deps, `post_${first}`);
  const decision = { action: 'remove', reason: 'Threats', muteDays: 30, by: 'mod', at: new Date() } as const;
  // As if the service had died before the mute.
  await under.deps.cases.change(target, (current) => ({
    state: decide(current, decision, text),
    events: [],
  }));
  const path = `/api/admin/flags/post_${second}`;
  const { version, wording } = (await mod.get(path)).body;
  const shorter = { action: 'remove', reason: 'Spam', muteDays: 1, version, wording };
  expect((await mod.post(`${path}/decision`, shorter)).status).toBe(200);
  expect(await under.deps.mutes.find('amy')).toMatchObject({ reason: 'Spam', times: 1 });
  for (const id of [first, first, second]) await followDecision(under.deps, `post_${id}`);
  const end = new Date(decision.at.getTime() + 30 * 24 * 3_600_000);
  expect(await under.deps.mutes.find('amy')).toMatchObject({ reason: 'Threats', until: end, times: 2 });
  await mod.delete('/api/admin/mutes/amy');
  for (const id of [first, second]) await followDecision(under.deps, `post_${id}`);
  expect((await mod.get('/api/admin/mutes')).body).toEqual([]);
});

test('When the author is staff, then nothing of a removal that mutes is done', async () => {
  const lea = await memberOf(under, { id: 'lea', role: 'moderator' });
  const path = `/api/admin/flags/post_${(await lea.writePost()).body.id}`;
  const { version, wording } = (await mod.get(path)).body;
  const body = { action: 'remove', reason: 'x', muteDays: 1, version, wording };
  expect((await mod.post(`${path}/decision`, body)).status).toBe(409);
  expect((await mod.get(path)).body).toMatchObject({ status: 'visible', history: [] });
});

test('When a muted member is deleted, then their mute goes with them', async () => {
  await memberOf(under, { id: 'leo' });
  await mute('leo');
  await sendUserEvent(under.runtime.kafka, userDeletedV1, { id: 'leo', sequence: 9, data: { id: 'leo' } });
  await until(async () => (await mod.get('/api/admin/mutes')).body.length === 0);
  await until(async () => (await under.deps.mutes.find('leo')) === null);
});
