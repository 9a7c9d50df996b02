import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf, sendUserEvent, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let eva: CallerUnderTest;
let mod: CallerUnderTest;

beforeAll(async () => {
  under = await startForum(stack);
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  eva = await memberOf(under, { id: 'eva', plan: 'premium' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
}, 60_000);

const abuse = 'Abuse about somebody, in so many words.';
const caseOf = async (id: string) => (await mod.get(`/api/admin/flags/${id}`)).body;
const contentsOf = async (id: string): Promise<string[]> =>
  (await caseOf(id)).wordings.map(({ content }: { content: string }) => content);

test('When the author of a flagged post edits 21 times and deletes it, then moderators still read what was flagged', async () => {
  const { id } = (await ana.writePost({ title: 'The flagged title', content: abuse })).body;
  await eva.post(`/api/forum/posts/${id}/flags`, { reason: 'offensive' });
  for (let edit = 0; edit < 21; edit += 1)
    await ana.patch(`/api/forum/posts/${id}`, {
      title: 'A kind title',
      content: `A kind wording of it, number ${edit}.`,
    });
  const kept = [{ title: 'The flagged title', content: abuse }];
  expect(await caseOf(`post_${id}`)).toMatchObject({
    content: 'A kind wording of it, number 20.',
    wordings: kept,
  });
  expect((await ana.get(`/api/forum/posts/${id}`)).body.editedAt).not.toBeNull();
  await ana.delete(`/api/forum/posts/${id}`);
  await until(async () => (await caseOf(`post_${id}`)).status === 'deleted');
  expect(await caseOf(`post_${id}`)).toMatchObject({ isOpen: false, content: '', wordings: kept });
  const listed = (await mod.get('/api/admin/flags')).body;
  expect(listed.find((record: { id: string }) => record.id === `post_${id}`)).not.toHaveProperty('wordings');
});

test('When a reply is held by rule, reworded and decided on, then each of its wordings stays', async () => {
  const { id } = (await mod.writePost()).body;
  const links = Array.from({ length: 6 }, (_, index) => `https://example.com/${index}`).join(' ');
  const reply = (await ana.reply(id, links)).body;
  const caseId = `reply_${reply.id}`;
  expect(await caseOf(caseId)).toMatchObject({ status: 'held', wordings: [{ title: null, content: links }] });
  const second = 'Another text while it waits.';
  await ana.patch(`/api/forum/replies/${reply.id}`, { content: second });
  const { version, wording } = await caseOf(caseId);
  await mod.post(`/api/admin/flags/${caseId}/decision`, { action: 'approve', version, wording });
  const third = 'A third text that a moderator warns of.';
  await ana.patch(`/api/forum/replies/${reply.id}`, { content: third });
  const now = await caseOf(caseId);
  const warning = { action: 'warn', reason: 'Be kind', version: now.version, wording: now.wording };
  expect((await mod.post(`/api/admin/flags/${caseId}/decision`, warning)).body.wordings).toHaveLength(3);
  expect(await contentsOf(caseId)).toEqual([links, second, third]);
});

test('When members read what they may, then no kept wording is among it', async () => {
  const secret = 'Secret abuse, which only moderators read again.';
  const { id } = (await ana.writePost({ content: secret })).body;
  await eva.post(`/api/forum/posts/${id}/flags`, { reason: 'offensive' });
  await ana.patch(`/api/forum/posts/${id}`, { content: 'A kind wording in its place.' });
  for (const who of [ana, eva])
    for (const path of [`/api/forum/posts/${id}`, '/api/forum/posts', `/api/admin/flags/post_${id}`])
      expect(JSON.stringify((await who.get(path)).body)).not.toContain(secret);
  expect(JSON.stringify(under.events)).not.toContain(secret);
});

test('When the author’s account is deleted, then the wordings go', async () => {
  const leo = await memberOf(under, { id: 'leo', plan: 'premium' });
  const { id } = (await leo.writePost({ content: abuse })).body;
  await eva.post(`/api/forum/posts/${id}/flags`, { reason: 'offensive' });
  await leo.delete(`/api/forum/posts/${id}`);
  expect(await contentsOf(`post_${id}`)).toEqual([abuse]);
  await sendUserEvent(under.runtime.kafka, userDeletedV1, { id: 'leo', sequence: 9, data: { id: 'leo' } });
  await until(async () => (await contentsOf(`post_${id}`)).length === 0);
});

test('When a text that nobody flagged is edited at once, then it is unmarked twice; once it is flagged, each edit is marked', async () => {
  const { id } = (await ana.writePost()).body;
  const edit = async (content: string) =>
    (await ana.patch(`/api/forum/posts/${id}`, { content })).body.editedAt;
  expect([await edit('The first correction of it.'), await edit('The second correction of it.')]).toEqual([
    null,
    null,
  ]);
  expect(await edit('The third correction of it.')).not.toBeNull();
  const reply = (await ana.reply(id)).body;
  await eva.post(`/api/forum/replies/${reply.id}/flags`, { reason: 'spam' });
  const path = `/api/forum/replies/${reply.id}`;
  expect((await ana.patch(path, { content: 'Corrected once.' })).body.editedAt).not.toBeNull();
});
