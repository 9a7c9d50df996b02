import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { followDecision } from '../../src/use-cases/moderation/follow-decision.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { callerOf, memberOf, sendUserEvent, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let mod: CallerUnderTest;
let boss: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
  boss = await callerOf(under, 'boss', { role: 'administrator' });
}, 60_000);

const caseOf = async (id: string) => (await mod.get(`/api/admin/flags/${id}`)).body;
const decide = async (who: CallerUnderTest, id: string, body: object) => {
  const { version, wording } = await caseOf(id);
  return who.post(`/api/admin/flags/${id}/decision`, { reason: 'A reason', version, wording, ...body });
};
const removed = async (author = ana): Promise<string> => {
  const { id } = (await author.writePost()).body;
  expect((await decide(mod, `post_${id}`, { action: 'remove' })).status).toBe(200);
  return id;
};
const text = 'It is a question, not an advertisement.';
const object = (id: string, who = ana, body: object = { text }) =>
  who.post(`/api/forum/posts/${id}/appeal`, body);
const shown = async (id: string, who = ana) => (await who.get(`/api/forum/posts/${id}`)).body;
const recorded = (action: string, caseId: string) =>
  under.events.filter(({ data }) => {
    const act = data as { action?: string; resourceId?: string };
    return act.action === action && act.resourceId === caseId;
  });

test('When an author objects to a removal, then it waits in the queue with their words, also where they are muted', async () => {
  const { id } = (await ana.writePost()).body;
  await decide(mod, `post_${id}`, { action: 'remove', muteDays: 2 });
  expect((await shown(id)).decision).toMatchObject({ action: 'remove', appeal: 'possible' });
  expect((await object(id)).status).toBe(204);
  await mod.delete('/api/admin/mutes/ana');
  expect((await shown(id)).decision.appeal).toBe('waiting');
  expect(await caseOf(`post_${id}`)).toMatchObject({
    isOpen: true,
    status: 'removed',
    appeal: { text, removedBy: 'mod' },
    history: [{ kind: 'decision' }, { kind: 'appeal', text, by: { id: 'ana' } }],
  });
  // A click that is sent again changes nothing; other words are a second appeal.
  expect((await object(id)).status).toBe(204);
  expect((await caseOf(`post_${id}`)).history).toHaveLength(2);
  expect((await object(id, ana, { text: 'And another thing.' })).status).toBe(409);
});

test('When there is nothing to object to, or no words, or it is not theirs, then it is refused', async () => {
  const standing = (await ana.writePost()).body.id;
  expect((await object(standing)).status).toBe(409);
  const id = await removed();
  const eva = await memberOf(under, { id: 'eva' });
  expect((await object(id, eva)).status).toBe(404);
  expect((await object(id, mod)).status).toBe(404);
  for (const bad of [{ text: ' ' }, { text: 'x'.repeat(1_001) }, {}])
    expect((await object(id, ana, bad)).body.fields).toMatchObject([{ path: 'text' }]);
  const { authorization } = ana;
  const inSpanish = { authorization, language: 'es' as const, body: { text: ' ' } };
  const refused = await under.client.post(`/api/forum/posts/${id}/appeal`, inSpanish);
  expect(refused.body.fields).toMatchObject([{ message: 'Explica por qué no estás de acuerdo.' }]);
  expect((await shown(id)).decision.appeal).toBe('possible');
});

test('When the one moderator who removed it decides again, then that is refused, and an administrator decides', async () => {
  const id = await removed();
  await object(id);
  for (const action of ['approve', 'remove', 'warn'])
    expect((await decide(mod, `post_${id}`, { action })).status).toBe(403);
  expect((await shown(id)).status).toBe('removed');
  expect((await decide(boss, `post_${id}`, { action: 'warn' })).body.fields).toMatchObject([
    { path: 'action' },
  ]);
  expect((await decide(boss, `post_${id}`, { action: 'approve', reason: '' })).body.fields).toMatchObject([
    { path: 'reason' },
  ]);
  const restored = await decide(boss, `post_${id}`, { action: 'approve', reason: 'It is one' });
  expect(restored.body).toMatchObject({ status: 'visible', isOpen: false, appeal: null });
  expect(await shown(id)).toMatchObject({
    status: 'visible',
    decision: { action: 'approve', reason: 'It is one', appeal: 'restored' },
  });
  expect((await under.client.get(`/api/forum/posts/${id}`)).body.decision).toBeNull();
  await until(() => recorded('flag.appeal_restored', `post_${id}`).length === 1);
  const told = under.events.filter(({ type, subject }) => type.includes('post_moderated') && subject === id);
  expect(told.map(({ data }) => (data as { onAppeal?: boolean }).onAppeal)).toEqual([undefined, true]);
});

test('When an appeal restores the text, then the mute of its removal ends, and one given since by hand stays', async () => {
  const kim = await memberOf(under, { id: 'kim', plan: 'premium' });
  const restore = async (id: string) => {
    await object(id, kim);
    expect((await decide(boss, `post_${id}`, { action: 'approve' })).body.status).toBe('visible');
  };
  const [first, second] = [(await kim.writePost()).body.id, (await kim.writePost()).body.id];
  await decide(mod, `post_${first}`, { action: 'remove', muteDays: 2 });
  expect((await kim.writePost()).status).toBe(403);
  await restore(first);
  expect((await kim.reply(first, 'May write again')).status).toBe(201);
  await until(() => recorded('member.unmuted', 'kim').length === 1);
  // Told again, it neither mutes nor ends anything.
  await followDecision(under.deps, `post_${first}`);
  expect((await mod.get('/api/admin/mutes')).body).toEqual([]);

  await decide(mod, `post_${second}`, { action: 'remove', muteDays: 2 });
  const byHand = await mod.put('/api/admin/mutes/kim', { days: 5, reason: 'By hand' });
  await restore(second);
  expect((await mod.get('/api/admin/mutes')).body).toMatchObject([{ id: 'kim', until: byHand.body.until }]);
});

test('When another moderator confirms, then it stays removed and is not objected to again; a new removal is', async () => {
  const other = await memberOf(under, { id: 'other', role: 'moderator' });
  const post = (await ana.writePost()).body.id;
  const { id } = (await ana.reply(post)).body;
  const caseId = `reply_${id}`;
  const objectTo = (words: string) => ana.post(`/api/forum/replies/${id}/appeal`, { text: words });
  const ofReply = async () =>
    (await ana.get(`/api/forum/posts/${post}/replies`)).body.find((one: { id: string }) => one.id === id);
  await decide(mod, caseId, { action: 'remove' });
  await objectTo(text);
  expect((await decide(other, caseId, { action: 'remove', reason: 'It is not' })).status).toBe(200);
  expect((await ofReply()).decision).toMatchObject({ reason: 'It is not', appeal: 'confirmed' });
  expect((await objectTo('Once more')).status).toBe(409);
  await until(() => recorded('flag.appeal_confirmed', caseId).length === 1);
  await decide(other, caseId, { action: 'approve' });
  await decide(mod, caseId, { action: 'remove', reason: 'Now it is worse' });
  expect((await ofReply()).decision.appeal).toBe('possible');
  expect((await objectTo('Once more')).status).toBe(204);
});

test('When a moderator objects to the removal of their own text, then they do not decide on it', async () => {
  const lea = await memberOf(under, { id: 'lea', role: 'moderator' });
  const id = await removed(lea);
  await object(id, lea);
  expect((await decide(lea, `post_${id}`, { action: 'approve' })).status).toBe(403);
});

test('When the author is deleted, then their words go, and the case that they objected stays', async () => {
  const leo = await memberOf(under, { id: 'leo', plan: 'premium' });
  const id = await removed(leo);
  await object(id, leo);
  await sendUserEvent(under.runtime.kafka, userDeletedV1, { id: 'leo', sequence: 9, data: { id: 'leo' } });
  await until(async () => !JSON.stringify(await under.deps.cases.find(`post_${id}`)).includes('leo'));
  const record = await under.deps.cases.find(`post_${id}`);
  expect(record?.history.at(-1)).toMatchObject({ kind: 'appeal', by: null, text: '' });
});
