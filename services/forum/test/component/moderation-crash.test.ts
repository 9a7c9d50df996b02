import { muteChangedV1 } from '@academy/contracts/events/forum/mute-changed.v1.ts';
import { join } from 'node:path';
import { startChild } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { followDecision } from '../../src/use-cases/moderation/follow-decision.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { draft, memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let ana: CallerUnderTest;
let leo: CallerUnderTest;
let mod: CallerUnderTest;
let postId: string;
let decisionPath: string;
let decision: object;

beforeAll(async () => {
  under = await startForum(stack);
  ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  leo = await memberOf(under, { id: 'leo', plan: 'premium', createdAt: new Date().toISOString() });
  mod = await memberOf(under, { id: 'mod', role: 'moderator' });
  await mod.post('/api/admin/watched-words', { phrase: 'scam', language: 'both', action: 'flag' });
  postId = (await ana.writePost()).body.id;
  decisionPath = `/api/admin/flags/post_${postId}/decision`;
  const { version, wording } = (await mod.get(`/api/admin/flags/post_${postId}`)).body;
  decision = { action: 'remove', reason: 'Spam', muteDays: 3, version, wording };
  // Both at once: what a dead replica leaves waits for a sweep, and for its place in the consumer group.
  const [deciding, writing] = await Promise.all([
    startReplica('forum.after_decision'),
    startReplica('outbox.after_write'),
  ]);
  // In this order: what a decision leaves is written by whichever replica hears of it, and this one would die of that.
  await crash(writing, '/api/forum/posts', { authorization: leo.authorization, body: heldDraft });
  await crash(deciding, decisionPath, { authorization: mod.authorization, body: decision });
}, 60_000);

/** A replica in a process of its own that dies at the point, trusting the same keys. */
const startReplica = async (failpoint: string) => {
  const keys = await under.issuer.serve();
  stack.afterSuite(() => keys.close());
  const file = join(import.meta.dirname, '../../src/start.ts');
  const env = { ...stack.env, AUTH_JWKS_URL: keys.url, FAILPOINT: failpoint };
  const child = startChild({ file, env });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  return { child, client: createTestClient(`http://127.0.0.1:${port}`) };
};

const decidedEvents = (postId: string) =>
  new Set(
    under.events
      .filter(({ subject, type }) => subject === postId && type === 'academy.forum.post_moderated.v1')
      .map(({ id }) => id),
  );

const heldId = '0197f3a0-0000-4000-8000-00000000000b';
const heldDraft = draft({ id: heldId, content: 'All the scam is here: https://example.com/prompts' });

type Replica = Awaited<ReturnType<typeof startReplica>>;

const crash = async (
  { child, client }: Replica,
  path: string,
  call: { authorization: string; body: object },
) => {
  await expect(client.post(path, call)).rejects.toThrow();
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
};

test('When a service dies between a decision and the status, then the post takes it, and it is told once', async () => {
  await until(async () => (await under.client.get(`/api/forum/posts/${postId}`)).status === 404, {
    withinMs: 60_000,
  });
  expect((await ana.get(`/api/forum/posts/${postId}`)).body.decision).toMatchObject({
    action: 'remove',
    reason: 'Spam',
  });
  expect((await mod.post(decisionPath, decision)).body.history).toHaveLength(1);
  expect(decidedEvents(postId).size).toBe(1);
}, 90_000);

test('When a service dies between a decision and its mute, then the author is muted, once', async () => {
  const reply = () => ana.reply(postId, 'May I?');
  await until(async () => (await reply()).status === 403, { withinMs: 60_000 });
  const muted = await under.deps.mutes.find('ana');
  expect(muted).toMatchObject({ reason: 'Spam', by: 'mod', times: 1 });
  expect((muted?.until.getTime() ?? 0) - (muted?.createdAt.getTime() ?? 0)).toBe(3 * 24 * 60 * 60_000);
  const told = () => under.events.filter(({ type }) => type === muteChangedV1.type);
  await until(() => told().length > 0);
  await mod.delete('/api/admin/mutes/ana');
  // Told again, such as after another crash, it mutes nobody twice.
  await followDecision(under.deps, `post_${postId}`);
  expect((await mod.get('/api/admin/mutes')).body).toEqual([]);
  expect(new Set(told().map(({ id }) => id)).size).toBeLessThanOrEqual(2);
  expect((await under.deps.mutes.find('ana'))?.times).toBe(1);
}, 90_000);

test('When a service dies once a held post with a watched word is kept, then its case says both, once', async () => {
  const opened = async () => (await mod.get(`/api/admin/flags/post_${heldId}`)).body;
  await until(async () => (await opened()).isOpen === true, { withinMs: 60_000 });
  expect((await leo.writePost(heldDraft)).body).toMatchObject({ id: heldId, status: 'held' });
  expect((await opened()).history).toMatchObject([
    { kind: 'watched', words: ['scam'] },
    { kind: 'held', reasons: ['new_member'] },
  ]);
}, 90_000);
