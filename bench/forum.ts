/**
 * The community's calls: a page of 20 at depth 500 against the first one with 10,000 posts, the first page with 100,000
 * posts against 1,000 (as a member reads them, from the store); lists and threads a second as visitors read them, inside
 * the service against `node:http` and the driver alone; and calls a second through the gateway. What is compared runs in
 * turn. Run: `npm exec -- node bench/forum.ts`
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { services } from '@academy/contracts/registry/services.ts';
import { upstreamVariable } from '@academy/contracts/registry/upstreams.ts';
import { encodeCursor } from '@academy/service-kit/http/cursor.ts';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { createTestIssuer } from '@academy/service-kit/testing/test-tokens.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import mongoose from 'mongoose';
import { Pool } from 'undici';
import { fillForum, postId, writtenAt } from './support/forum-posts.ts';
import { median, rounded } from './support/statistics.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const reach = { depth: 1.2, size: 1.5, ofBare: 0.6 };
const pageSize = 20;
const depth = 500;
const pageRounds = 400;
const warmUpRounds = 100;
const rounds = 3;
const roundMs = 2_000;
const lanes = 16;

const run = `bench${randomBytes(4).toString('hex')}_`;
const children: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const stack = await startEmbeddedStack();
const issuer = await createTestIssuer();
const keys = await issuer.serve();
const client = await new mongoose.mongo.MongoClient(stack.mongoUrl).connect();

const start = async (file: string, env: Record<string, string>): Promise<string> => {
  const child = startChild({ file: join(import.meta.dirname, file), env });
  children.push(child);
  const line = await child.untilLine(/^LISTENING /);
  const { port } = JSON.parse(line.slice('LISTENING '.length)) as { port: number };
  return `http://127.0.0.1:${port}`;
};

const common = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  ACCESS_LOG: 'false',
  KAFKA_BROKERS: stack.kafka,
  AUTH_JWKS_URL: keys.url,
};

/** A forum with a database of so many posts. */
const startForum = async (size: number): Promise<string> => {
  const prefix = `${run}${size}_`;
  const env = { ...common, MONGO_URL: stack.mongoUrl, DB_PREFIX: prefix, TOPIC_PREFIX: `${run}${size}.` };
  const url = await start('../services/forum/src/start.ts', env);
  await until(async () => (await fetch(`${url}/health/ready`)).status === 200, { withinMs: 60_000 });
  await fillForum(client.db(`${prefix}forum`), size);
  return url;
};

const startGateway = (forum: string, size: number): Promise<string> => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>bench</title>');
  return start('../gateway/src/start.ts', {
    ...common,
    TOPIC_PREFIX: `${run}${size}.`,
    ...Object.fromEntries(services.map(({ name }) => [upstreamVariable(name), forum])),
    WEB_LEARNER_DIR: folder,
    WEB_ADMIN_DIR: folder,
    CALLS_PER_MINUTE: '1000000000',
  });
};

type Call = () => Promise<void>;
type Options = { path: string; authorization?: string; body?: () => object };

const callsTo = (url: string) => {
  const pool = new Pool(url, { connections: lanes, pipelining: 1 });
  return ({ path, authorization, body }: Options): Call =>
    async () => {
      const answer = await pool.request({
        path,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(authorization !== undefined && { authorization }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body()) }),
      });
      const text = await answer.body.text();
      if (answer.statusCode >= 300 || text.length < 50)
        throw new Error(`${path} answered ${answer.statusCode} ${text.slice(0, 200)}`);
    };
};

const timed = async (call: Call): Promise<number> => {
  const from = performance.now();
  await call();
  return performance.now() - from;
};

/** Median milliseconds of two calls that are made in turn. */
const compared = async (one: Call, other: Call): Promise<[number, number]> => {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < warmUpRounds + pageRounds; round += 1) {
    const both = [await timed(one), await timed(other)] as const;
    if (round < warmUpRounds) continue;
    times[0].push(both[0]);
    times[1].push(both[1]);
  }
  return [median(times[0]), median(times[1])];
};

const perSecond = async (call: Call): Promise<number> => {
  const started = performance.now();
  let done = 0;
  const lane = async (): Promise<void> => {
    while (performance.now() - started < roundMs) {
      await call();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (done * 1_000) / (performance.now() - started);
};

/** Median calls a second of each, made in turn. */
const rates = async <Name extends string>(calls: Record<Name, Call>): Promise<Record<Name, number>> => {
  const names = Object.keys(calls) as Name[];
  const found = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) await perSecond(calls[name]);
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) found.get(name)?.push(await perSecond(calls[name]));
  // Every name of the calls has its rates.
  return Object.fromEntries(names.map((name) => [name, Math.round(median(found.get(name) ?? []))])) as Record<
    Name,
    number
  >;
};

try {
  const authorization = await issuer.bearer({ sub: 'author-1' });
  const moderator = await issuer.bearer({ sub: 'moderator', role: 'moderator' });
  const [small, middle, large] = [
    await startForum(sizes[0]),
    await startForum(sizes[1]),
    await startForum(sizes[2]),
  ];
  const firstPage = `/api/forum/posts?limit=${pageSize}`;
  const beforeDeep = sizes[1] - (depth - 1) * pageSize;
  const after = encodeCursor({ order: writtenAt(beforeDeep), id: postId(beforeDeep) });
  const [shallowMs, deepMs] = await compared(
    callsTo(middle)({ path: firstPage, authorization }),
    callsTo(middle)({ path: `${firstPage}&after=${after}`, authorization }),
  );
  const [smallMs, largeMs] = await compared(
    callsTo(small)({ path: firstPage, authorization }),
    callsTo(large)({ path: firstPage, authorization }),
  );
  const thread = `/api/forum/posts/${postId(0)}/replies`;
  const bare = await start('support/bare-forum.ts', {
    NODE_ENV: 'production',
    MONGO_URL: stack.mongoUrl,
    DATABASE: `${run}${sizes[1]}_forum`,
  });
  const inside = await rates({
    list: callsTo(middle)({ path: firstPage }),
    bareList: callsTo(bare)({ path: firstPage }),
    memberList: callsTo(middle)({ path: firstPage, authorization }),
    thread: callsTo(middle)({ path: thread }),
    bareThread: callsTo(bare)({ path: thread }),
    memberThread: callsTo(middle)({ path: thread, authorization }),
  });
  const gateway = callsTo(await startGateway(middle, sizes[1]));
  const draft = () => ({
    id: randomUUID(),
    title: 'A question of the bench',
    content: `A text of some length, ${randomUUID()}.`,
    categoryId: 'general',
    isSpanish: false,
  });
  const throughGateway = await rates({
    list: gateway({ path: firstPage, authorization }),
    thread: gateway({ path: thread, authorization }),
    post: gateway({ path: '/api/forum/posts', authorization: moderator, body: draft }),
  });
  const ratios = {
    depth: rounded(deepMs / shallowMs),
    size: rounded(largeMs / smallMs),
    listOfBare: rounded(inside.list / inside.bareList),
    threadOfBare: rounded(inside.thread / inside.bareThread),
    memberListOfBare: rounded(inside.memberList / inside.bareList),
    memberThreadOfBare: rounded(inside.memberThread / inside.bareThread),
  };
  const pageMs = {
    first: rounded(shallowMs),
    deep: rounded(deepMs),
    of1000: rounded(smallMs),
    of100000: rounded(largeMs),
  };
  process.stdout.write(
    `${JSON.stringify({ bench: 'forum', pageMs, inside, throughGateway, ratios, reach })}\n`,
  );
  const isMet =
    ratios.depth <= reach.depth &&
    ratios.size <= reach.size &&
    Math.min(ratios.listOfBare, ratios.threadOfBare) >= reach.ofBare;
  process.exitCode = isMet ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await keys.close();
  await client.close();
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
