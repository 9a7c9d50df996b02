import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { createTestClient } from '@academy/service-kit/testing/http-client.ts';
import { startTcpProxy } from '@academy/service-kit/testing/tcp-proxy.ts';
import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startForum, unhurried, type ForumUnderTest } from '../support/forum-under-test.ts';
import { callerOf, memberOf, type CallerUnderTest } from '../support/members.ts';

const stack = useTestStack();
const isFull = process.env['FULL'] === '1';
const members = isFull ? 50 : 20;
const repliesEach = isFull ? 20 : 10;
const replies = members * repliesEach;
const dyingAt = replies * 0.3;

type Client = ForumUnderTest['client'];

/** A replica of the service in a process of its own, which dies in the middle of its n-th write. */
const startDoomed = async (under: ForumUnderTest): Promise<{ child: ChildProcess; client: Client }> => {
  const keys = await under.issuer.serve();
  stack.afterSuite(() => keys.close());
  const env = {
    ...stack.env,
    ...unhurried,
    AUTH_JWKS_URL: keys.url,
    FAILPOINT: `outbox.after_write:${dyingAt}`,
  };
  const child = startChild({ file: join(import.meta.dirname, '../../src/start.ts'), env });
  stack.afterSuite(() => child.kill('SIGKILL'));
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  const client = createTestClient(`http://127.0.0.1:${port}`);
  await until(async () => (await client.get('/health/ready')).status === 200, { withinMs: 60_000 });
  return { child, client };
};

/** Sends one reply until it is acknowledged, first to one replica and then to the other. */
const replyUntilAcknowledged = async (
  [first, second]: [Client, Client],
  { authorization, path, content }: { authorization: string; path: string; content: string },
): Promise<void> => {
  const request = { authorization, body: { id: randomUUID(), content } };
  const attempt = (client: Client): Promise<number> =>
    client.post(path, request).then(
      ({ status }) => status,
      () => 0,
    );
  if ((await attempt(first)) === 201) return;
  await until(async () => (await attempt(second)) === 201, { withinMs: 60_000, what: 'a reply' });
};

const repliesOf = async (client: Client, path: string): Promise<string[]> => {
  const contents: string[] = [];
  let next: string | undefined = `${path}?limit=100`;
  while (next !== undefined) {
    const { body, headers } = await client.get(next);
    contents.push(...body.map(({ content }: { content: string }) => content));
    next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return contents;
};

test('When a crowd replies at once and a replica is killed among them, then each reply is there once and counted', async () => {
  const under = await startForum(stack);
  const author = await callerOf(under, 'mod', { role: 'moderator' });
  const { id } = (await author.writePost()).body;
  const path = `/api/forum/posts/${id}/replies`;
  const { child, client } = await startDoomed(under);
  const crowd = await Promise.all(
    Array.from({ length: members }, (_, n) => memberOf(under, { id: `member-${n}` })),
  );
  const write = async ({ authorization, id: who }: CallerUnderTest, n: number): Promise<void> => {
    const first = n % 2 === 0 ? under.client : client;
    for (let each = 0; each < repliesEach; each += 1) {
      const content = `Reply ${each} of ${who}`;
      await replyUntilAcknowledged([first, under.client], { authorization, path, content });
    }
  };
  await Promise.all(crowd.map(write));
  expect(await child.exited).toMatchObject({ signal: 'SIGKILL' });
  const contents = await repliesOf(under.client, path);
  expect([contents.length, new Set(contents).size]).toEqual([replies, replies]);
  await until(async () => (await under.client.get(`/api/forum/posts/${id}`)).body.replyCount === replies, {
    what: 'all replies counted',
  });
}, 180_000);

test('When the store hangs and breaks off while members reply, then the count is that of the replies', async () => {
  const { hostname, port } = new URL(stack.mongoUrl);
  const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
  stack.afterSuite(() => proxy.close());
  const env = { MONGO_URL: `mongodb://127.0.0.1:${proxy.port}/?directConnection=true` };
  const under = await startForum(stack, { env });
  const author = await callerOf(under, 'mod', { role: 'moderator' });
  const { id } = (await author.writePost()).body;
  const path = `/api/forum/posts/${id}/replies`;
  const both: [Client, Client] = [under.client, under.client];
  const write = (from: number) =>
    Array.from({ length: 10 }, (_, n) =>
      replyUntilAcknowledged(both, {
        authorization: author.authorization,
        path,
        content: `Reply ${from + n}`,
      }),
    );
  const slow = write(0);
  proxy.hang();
  const slower = write(10);
  proxy.resume();
  await Promise.all([...slow, ...slower]);
  const broken = write(20);
  await proxy.cut();
  await proxy.restore();
  await Promise.all(broken);
  expect(new Set(await repliesOf(under.client, path)).size).toBe(30);
  expect((await repliesOf(under.client, path)).length).toBe(30);
  await until(async () => (await under.client.get(`/api/forum/posts/${id}`)).body.replyCount === 30);
}, 120_000);
