import { userDeletedV1 } from '@academy/contracts/events/auth/user-deleted.v1.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { applyCase } from '../../src/use-cases/moderation/apply-case.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { callerOf, memberOf, sendUserEvent, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let mod: CallerUnderTest;
let other: CallerUnderTest;
let crowd: CallerUnderTest[];

beforeAll(async () => {
  under = await startForum(stack);
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
  other = await callerOf(under, 'other', { role: 'administrator' });
  crowd = await Promise.all(Array.from({ length: 20 }, (_, index) => memberOf(under, { id: `m${index}` })));
}, 60_000);

let count = 0;
const written = async (over: Record<string, unknown> = {}, author = ana): Promise<string> => {
  count += 1;
  const { body } = await author.writePost({ title: `Question number ${count}`, ...over });
  expect(body.status).toBe('visible');
  return body.id;
};
const replied = async (postId: string, author = ana): Promise<string> => {
  count += 1;
  return (await author.reply(postId, `Reply number ${count} to that`)).body.id;
};
const spam = { reason: 'spam' };
const flagPost = (who: CallerUnderTest, id: string, body: object = spam) =>
  who.post(`/api/forum/posts/${id}/flags`, body);
const flagReply = (who: CallerUnderTest, id: string, body: object = spam) =>
  who.post(`/api/forum/replies/${id}/flags`, body);
const caseOf = async (id: string, who = mod) => (await who.get(`/api/admin/flags/${id}`)).body;
/** On what stands, unless the body says what was read. */
const decide = async (id: string, body: object, who = mod) => {
  const { version, wording } = await caseOf(id, who);
  return who.post(`/api/admin/flags/${id}/decision`, { version, wording, ...body });
};
const statusFor = async (who: CallerUnderTest, postId: string) =>
  (await who.get(`/api/forum/posts/${postId}`)).status;
/** Members whose flags weigh: each helps to hide one text an hour. */
const fresh = (number: number): Promise<CallerUnderTest[]> =>
  Promise.all(
    Array.from({ length: number }, () => {
      count += 1;
      return memberOf(under, { id: `fresh-${count}` });
    }),
  );
const threeFlags = async (id: string): Promise<CallerUnderTest[]> => {
  const three = await fresh(3);
  for (const member of three) expect((await flagPost(member, id)).status).toBe(204);
  return three;
};
const eventsOf = (postId: string, type: string) =>
  under.events.filter((event) => event.subject === postId && event.type === `academy.forum.${type}.v1`);

test('When a member flags a post again, then it counts once, with the new reason', async () => {
  const id = await written();
  const [eva] = crowd as [CallerUnderTest];
  await flagPost(eva, id);
  expect((await flagPost(eva, id, { reason: 'other', note: 'Look at the end' })).status).toBe(204);
  expect(await caseOf(`post_${id}`)).toMatchObject({
    kind: 'post',
    postId: id,
    status: 'visible',
    isOpen: true,
    openFlags: 1,
    user: { id: 'ana', kind: 'member', username: 'ana' },
    history: [{ kind: 'flag', reason: 'other', note: 'Look at the end', by: { id: 'm0' } }],
  });
});

test('When 20 members flag at once, then all are counted, and it is held', async () => {
  const id = await written();
  const answers = await Promise.all(crowd.map((member) => flagPost(member, id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204));
  const { openFlags, status, history } = await caseOf(`post_${id}`);
  expect({ openFlags, status }).toEqual({ openFlags: 20, status: 'held' });
  expect(history.filter(({ kind }: { kind: string }) => kind === 'held')).toHaveLength(1);
});

test('When three members flag, then its author and moderators alone see it, until it is approved', async () => {
  const id = await written();
  const three = await threeFlags(id);
  expect((await under.client.get(`/api/forum/posts/${id}`)).status).toBe(404);
  expect(await statusFor(crowd[5] as CallerUnderTest, id)).toBe(404);
  expect((await ana.get(`/api/forum/posts/${id}`)).body).toMatchObject({ status: 'held', own: true });
  expect(await statusFor(mod, id)).toBe(200);
  await until(() =>
    eventsOf(id, 'post_changed').some(({ data }) => (data as { status: string }).status === 'held'),
  );

  const approved = await decide(`post_${id}`, { action: 'approve' });
  expect(approved.body).toMatchObject({ status: 'visible', isOpen: false, openFlags: 0 });
  expect((await under.client.get(`/api/forum/posts/${id}`)).body).toMatchObject({ decision: null });
  expect((await ana.get(`/api/forum/posts/${id}`)).body.decision).toMatchObject({ action: 'approve' });
  await until(() => eventsOf(id, 'post_moderated').length === 1);

  await flagPost(three[0] as CallerUnderTest, id);
  expect(await caseOf(`post_${id}`)).toMatchObject({ openFlags: 1, isOpen: true, status: 'visible' });
  await flagPost(three[1] as CallerUnderTest, id);
  await flagPost(three[2] as CallerUnderTest, id);
  expect(await statusFor(crowd[5] as CallerUnderTest, id)).toBe(200);
  await ana.patch(`/api/forum/posts/${id}`, {
    content: 'Something else entirely, which nobody has approved.',
  });
  await flagPost((await fresh(1))[0] as CallerUnderTest, id);
  expect(await statusFor(crowd[5] as CallerUnderTest, id)).toBe(404);
});

test('When three accounts of today flag, then moderators see it in the queue and everybody still reads it', async () => {
  const id = await written();
  const createdAt = new Date().toISOString();
  for (const name of ['today-1', 'today-2', 'today-3'])
    await flagPost(await memberOf(under, { id: name, createdAt }), id);
  expect(await caseOf(`post_${id}`)).toMatchObject({ status: 'visible', isOpen: true, openFlags: 3 });
  expect((await under.client.get(`/api/forum/posts/${id}`)).status).toBe(200);
});

test('When the author rewords what a moderator is reading, then the decision is refused, and the new text stays hidden', async () => {
  const id = await written();
  await threeFlags(id);
  const { version, wording } = await caseOf(`post_${id}`);
  await ana.patch(`/api/forum/posts/${id}`, { content: 'A text that no moderator has read at all.' });
  const approve = { action: 'approve', version, wording };
  expect((await decide(`post_${id}`, approve)).status).toBe(409);
  expect((await under.client.get(`/api/forum/posts/${id}`)).status).toBe(404);
  const now = await caseOf(`post_${id}`);
  expect(now.version).toBeGreaterThan(version);
  // Each of the two is looked at.
  expect((await decide(`post_${id}`, { ...approve, version: now.version })).status).toBe(409);
  expect((await decide(`post_${id}`, { ...approve, wording: now.wording })).status).toBe(409);
  expect(
    (await mod.post(`/api/admin/flags/post_${id}/decision`, { action: 'approve' })).body.fields,
  ).toMatchObject([{ path: 'version' }, { path: 'wording' }]);
  expect((await decide(`post_${id}`, { action: 'approve' })).status).toBe(200);
  expect((await under.client.get(`/api/forum/posts/${id}`)).status).toBe(200);
});

test('When the author rewords a flagged text that is still seen, then a removal of the old wording is refused', async () => {
  const id = await written();
  await flagPost(crowd[0] as CallerUnderTest, id);
  const { version, wording } = await caseOf(`post_${id}`);
  await ana.patch(`/api/forum/posts/${id}`, { content: 'Quite another text, and a harmless one.' });
  const removal = { action: 'remove', reason: 'Spam', version, wording };
  expect((await decide(`post_${id}`, removal)).status).toBe(409);
  expect((await ana.get(`/api/forum/posts/${id}`)).body.status).toBe('visible');
});

test('When a reply is removed, then it is gone for others, the count follows, and its author reads why', async () => {
  const id = await written();
  const replyId = await replied(id);
  await replied(id);
  expect((await decide(`reply_${replyId}`, { action: 'remove' })).body.fields).toMatchObject([
    { path: 'reason' },
  ]);
  const decided = await decide(`reply_${replyId}`, { action: 'remove', reason: 'Copied advertising' });
  expect(decided.body).toMatchObject({ id: `reply_${replyId}`, kind: 'reply', status: 'removed' });
  const seen = (await under.client.get(`/api/forum/posts/${id}/replies`)).body;
  expect(seen).toHaveLength(1);
  expect((await under.client.get(`/api/forum/posts/${id}`)).body.replyCount).toBe(1);
  const own = (await ana.get(`/api/forum/posts/${id}/replies`)).body;
  expect(own[0]).toMatchObject({
    id: replyId,
    status: 'removed',
    decision: { action: 'remove', reason: 'Copied advertising' },
  });
  const told = await until(() => eventsOf(id, 'post_moderated').at(-1));
  expect(told?.data).toMatchObject({ authorId: 'ana', action: 'remove', reason: 'Copied advertising' });
  expect((await flagReply(crowd[3] as CallerUnderTest, replyId)).status).toBe(404);
});

test('When an author is warned, then the post stays and they alone read the warning', async () => {
  const id = await written();
  await decide(`post_${id}`, { action: 'warn', reason: 'Please keep to the topic' });
  const decision = { action: 'warn', reason: 'Please keep to the topic' };
  expect((await ana.get(`/api/forum/posts/${id}`)).body).toMatchObject({ status: 'visible', decision });
  const forOthers = await (crowd[0] as CallerUnderTest).get(`/api/forum/posts/${id}`);
  expect(forOthers.body.decision).toBeNull();
});

test('When two moderators decide at once on what they read, then one is told that it changed', async () => {
  const id = await written();
  await flagPost(crowd[0] as CallerUnderTest, id);
  const { version } = await caseOf(`post_${id}`);
  const answers = await Promise.all([
    decide(`post_${id}`, { action: 'approve', version }),
    decide(`post_${id}`, { action: 'remove', reason: 'Spam', version }, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { status, history } = await caseOf(`post_${id}`);
  const kept = (await ana.get(`/api/forum/posts/${id}`)).body.status;
  expect(kept).toBe(status);
  expect(history.filter(({ kind }: { kind: string }) => kind === 'decision')).toHaveLength(1);
});

test('When two moderators decide at once on what was never flagged, then one is told that it changed', async () => {
  const id = await written();
  const { version, openedAt } = await caseOf(`post_${id}`);
  expect({ version, openedAt }).toEqual({ version: 0, openedAt: null });
  const answers = await Promise.all([
    decide(`post_${id}`, { action: 'warn', reason: 'One', version }),
    decide(`post_${id}`, { action: 'warn', reason: 'Two', version }, other),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('When a moderator sends the same decision again, then it is there once', async () => {
  const id = await written();
  const { version } = await caseOf(`post_${id}`);
  const decision = { action: 'remove', reason: 'Spam', version };
  await decide(`post_${id}`, decision);
  const again = await decide(`post_${id}`, decision);
  expect(again.status).toBe(200);
  expect(again.body.history).toHaveLength(1);
});

test('When a moderator leaves a note, then nobody but moderators ever reads it', async () => {
  const id = await written();
  const replyId = await replied(id);
  await mod.post(`/api/admin/flags/post_${id}/notes`, { text: 'Secret observation' });
  await mod.post(`/api/admin/flags/reply_${replyId}/notes`, { text: 'Secret observation' });
  expect((await caseOf(`post_${id}`, other)).history).toMatchObject([
    { kind: 'note', text: 'Secret observation' },
  ]);
  for (const path of [
    `/api/forum/posts/${id}`,
    `/api/forum/posts/${id}/replies`,
    '/api/forum/posts',
    `/api/admin/flags/post_${id}`,
    '/api/admin/flags',
  ])
    expect(JSON.stringify((await ana.get(path)).body)).not.toContain('Secret observation');
  expect(JSON.stringify(under.events)).not.toContain('Secret observation');
});

test('When a member flags their own, or what they cannot see, then they are refused', async () => {
  const id = await written();
  const replyId = await replied(id);
  expect((await flagPost(ana, id)).status).toBe(409);
  expect((await flagReply(ana, replyId)).status).toBe(409);
  expect((await flagPost(crowd[0] as CallerUnderTest, 'nowhere')).status).toBe(404);
  await decide(`post_${id}`, { action: 'remove', reason: 'Spam' });
  expect((await flagPost(crowd[0] as CallerUnderTest, id)).status).toBe(404);
  expect((await flagReply(crowd[0] as CallerUnderTest, replyId)).status).toBe(404);
  expect((await flagPost(ana, id, { reason: 'boredom' })).body.fields).toMatchObject([{ path: 'reason' }]);
});

test('When members flag what a moderator wrote, then it stays visible, in the queue', async () => {
  const id = await written({}, mod);
  await threeFlags(id);
  expect(await caseOf(`post_${id}`)).toMatchObject({ status: 'visible', openFlags: 3, isOpen: true });
});

test('When moderators list the queue, then it is filtered, sorted and counted', async () => {
  const [busy, quiet] = [await written(), await written()];
  await threeFlags(busy);
  await flagPost(crowd[0] as CallerUnderTest, quiet);
  const list = async (query: object) => {
    const parts = Object.entries(query).map(
      ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return mod.get(`/api/admin/flags?${parts.join('&')}`);
  };
  const byFlags = await list({
    filter: { isOpen: true, userId: 'ana', kind: 'post' },
    sort: ['openFlags', 'DESC'],
  });
  const flags = byFlags.body.map(({ openFlags }: { openFlags: number }) => openFlags);
  expect(flags).toEqual(flags.toSorted((a: number, b: number) => b - a));
  expect(byFlags.headers.get('x-total-count')).toBe(String(flags.length));
  const newest = await list({ filter: { isOpen: true }, sort: ['openedAt', 'DESC'], range: [0, 0] });
  expect(newest.body).toMatchObject([{ postId: quiet, title: expect.stringContaining('Question') }]);
  const held = (await list({ filter: { status: 'held' } })).body;
  expect(new Set(held.map(({ status }: { status: string }) => status))).toEqual(new Set(['held']));
  expect((await list({ filter: { reason: 'spam' } })).status).toBe(400);
  expect((await list({ sort: ['content', 'ASC'] })).status).toBe(400);
});

const deleted = (id: string) =>
  sendUserEvent(under.runtime.kafka, userDeletedV1, { id, sequence: 9, data: { id } });

test('When a member who flagged and an author are deleted, then the case keeps nothing of either', async () => {
  const leo = await memberOf(under, { id: 'leo-the-author', plan: 'premium' });
  const kim = await memberOf(under, { id: 'kim-the-flagger' });
  const id = await written({}, leo);
  await flagPost(kim, id, { reason: 'personal_data', note: 'Kim writes her own address' });
  await mod.post(`/api/admin/flags/post_${id}/notes`, { text: 'Leo again' });
  await decide(`post_${id}`, { action: 'warn', reason: 'Leo, be kind' });
  await deleted('kim-the-flagger');
  await until(async () => (await caseOf(`post_${id}`)).history[0].by.id === '');
  const first = await caseOf(`post_${id}`);
  expect(first.history[0]).toMatchObject({
    reason: 'personal_data',
    note: '',
    by: { id: '', kind: 'deleted' },
  });
  expect(first.history[1].text).toBe('Leo again');
  await deleted('leo-the-author');
  await until(async () => (await caseOf(`post_${id}`)).user.id === '');
  const stored = JSON.stringify(await under.deps.cases.find(`post_${id}`));
  expect(stored).not.toMatch(/leo|kim/i);
  expect(stored).toMatch(/warn/);
});

test('When an approval meets an edit that the rules hold, then the edited text waits for a moderator', async () => {
  const id = await written();
  await threeFlags(id);
  // Read before the edit: the service takes a held text into its case by itself, at a moment of its own.
  const { version } = await caseOf(`post_${id}`);
  const heldAt = new Date();
  await under.deps.posts.change(id, () => ({
    state: { status: 'held', heldAt, holdReasons: ['links'] },
    events: [],
  }));
  expect((await decide(`post_${id}`, { action: 'approve', version })).status).toBe(409);
  expect(await statusFor(crowd[0] as CallerUnderTest, id)).toBe(404);
  const { history } = await caseOf(`post_${id}`);
  expect(history.at(-1)).toMatchObject({ kind: 'held', reasons: ['links'] });
  await decide(`post_${id}`, { action: 'approve' });
  expect(await statusFor(crowd[0] as CallerUnderTest, id)).toBe(200);
});

test('When a case is older than what held the text, then it does not make it visible', async () => {
  const id = await written();
  await decide(`post_${id}`, { action: 'warn', reason: 'Please keep to the topic' });
  const state = { status: 'held', heldAt: new Date(), holdReasons: ['links'], caseVersion: 0 } as const;
  await under.deps.posts.change(id, () => ({ state: { ...state, holdReasons: ['links'] }, events: [] }));
  await applyCase(under.deps, `post_${id}`);
  const post = await under.deps.posts.find(id);
  expect(post).toMatchObject({ status: 'held', decision: { action: 'warn' } });
  expect(post?.caseVersion).toBeGreaterThan(0);
});
