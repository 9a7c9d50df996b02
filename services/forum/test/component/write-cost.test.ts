import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { unswept } from '@academy/service-kit/testing/unswept.ts';
import { startForum, type ForumUnderTest } from '../support/forum-under-test.ts';
import { memberOf } from '../support/members.ts';

const stack = useTestStack();
let under: ForumUnderTest;
let sent: string[] = [];
/** Events are held back until then, so that the store is asked by nothing that follows from them. */
let released = Promise.resolve();

const holdingBack = (port: KafkaPort): KafkaPort => ({
  ...port,
  send: async (...message) => {
    await released;
    return port.send(...message);
  },
});

/** Whether it looks for a document whose events are to be published. */
const isOfRelay = ({ filter, query, updates }: Record<string, unknown>): boolean => {
  const sought = Array.isArray(updates) ? updates.map(({ q }: { q: unknown }) => q) : [];
  return JSON.stringify([filter, query, sought]).includes('outboxLease');
};

beforeAll(async () => {
  const url = new URL(stack.mongoUrl);
  url.searchParams.set('monitorCommands', 'true');
  under = await startForum(stack, {
    env: { MONGO_URL: url.href, ...unswept },
    kafka: holdingBack,
  });
  under.runtime.mongo.getClient().on('commandStarted', ({ commandName, command }) => {
    if (!isOfRelay(command)) sent.push(`${commandName} ${String(command[commandName])}`);
  });
}, 60_000);

const commandsOf = async (call: () => Promise<{ status: number }>): Promise<string[]> => {
  sent = [];
  expect((await call()).status).toBe(201);
  return sent.toSorted();
};

test('When a member posts and replies, then the store is asked for no more than that takes', async () => {
  const ana = await memberOf(under, { id: 'ana', plan: 'premium' });
  const leo = await memberOf(under, { id: 'leo' });
  let release = (): void => undefined;
  released = new Promise((resolve) => (release = resolve));
  try {
    const { body: post } = await ana.writePost();
    expect(await commandsOf(() => ana.writePost({ id: '0199aaaa-0000-7000-8000-00000000000b' }))).toEqual([
      'find mutes',
      'find people',
      'find people',
      'find people',
      'find posts',
      'findAndModify recent_writings',
      'insert posts',
      'update subscriptions',
      'update writings',
    ]);
    expect(await commandsOf(() => leo.reply(post.id))).toEqual([
      'aggregate me_toos',
      'aggregate replies',
      'find mutes',
      'find people',
      'find people',
      'find people',
      'find posts',
      'find posts',
      'find replies',
      'find replies',
      'find subscriptions',
      'findAndModify posts',
      'findAndModify recent_writings',
      'insert replies',
      'update subscriptions',
      'update writings',
    ]);
  } finally {
    release();
  }
});
