import { createFollowUps } from '../use-cases/follow-ups.ts';
import type { ForumDeps } from '../use-cases/deps.ts';
import { recountHandlers } from './recount-handlers.ts';
import { subscriptionHandlers } from './subscription-handlers.ts';

/** What the events of a new post and a new reply, their handlers' examples, make this replica do. */
const doneAfterEvents = async (followUps: ForumDeps['followUps']): Promise<string[]> => {
  const done: string[] = [];
  const subscriptions = {
    begin: async ({ postId }: { postId: string }) => void done.push(`subscribe to ${postId}`),
  };
  // Handlers use no more of these than this.
  const deps = {
    followUps,
    recount: async (postId: string) => void done.push(`count ${postId}`),
    subscriptions: subscriptions as unknown as ForumDeps['subscriptions'],
    erasure: { guard: (_: string, write: () => Promise<unknown>) => write() } as ForumDeps['erasure'],
  };
  for (const { event, example, handle } of [...recountHandlers(deps), ...subscriptionHandlers(deps)]) {
    if (!event.type.includes('_created')) continue;
    await handle({ data: example } as Parameters<typeof handle>[0], {} as Parameters<typeof handle>[1]);
  }
  return done;
};

const postId = '0197f3a0-0000-7000-8000-000000000001';
const replyId = '0197f3a0-0000-7000-8000-000000000002';
const followUps = () => createFollowUps({ warn: () => undefined });

test('When the replica that wrote a text did what follows it, then its event does nothing again', async () => {
  const followed = followUps();
  for (const id of [postId, replyId]) await followed.begin(id, () => Promise.resolve());
  expect(await doneAfterEvents(followed)).toEqual([]);
});

test('When the replica that wrote a text died or failed after it, then its event does what follows', async () => {
  const failed = followUps();
  await failed.begin(postId, () => Promise.reject(new Error('the store is away')));
  expect((await doneAfterEvents(failed)).toSorted()).toEqual([
    `count ${postId}`,
    `subscribe to ${postId}`,
    `subscribe to ${postId}`,
  ]);
});
