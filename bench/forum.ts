/**
 * The community's calls: a page of 20 at depth 500 against the first one with 10,000 posts, the first page with 100,000
 * posts against 1,000 (as a member reads them, from the store); lists and threads a second as visitors read them, inside
 * the service against `node:http` and the driver alone; calls a second through the gateway; and how long a post and a
 * reply take there, of fifty members who write in turns, beside the one or two writes that they cannot do without. What is
 * compared runs in turn. Run: `npm exec -- node bench/forum.ts`
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
import { authorId, authors, fillForum, postId, writtenAt } from './support/forum-posts.ts';
import { median, rounded } from './support/statistics.ts';

const sizes = [1_000, 10_000, 100_000] as const;
const reach = { depth: 1.2, size: 1.5, ofBare: 0.6, memberListOfBare: 0.5, postOfBare: 5, replyOfBare: 4 };
// Aims on one machine, in milliseconds. They are printed, not judged: only the ratios beside them carry over.
const goalMs = { post: 14, reply: 10 };
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
  const env = {
    ...common,
    MONGO_URL: stack.mongoUrl,
    DB_PREFIX: prefix,
    TOPIC_PREFIX: `${run}${size}.`,
    // Those who write here write more than anybody in an hour.
    FORUM_POSTS_PER_HOUR: '1000000',
    FORUM_REPLIES_PER_HOUR: '1000000',
    FORUM_TOO_FAST_FROM: '1000000',
  };
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
type Options = {
  path: string | (() => string);
  authorization?: string | (() => string);
  body?: () => object;
};

const callsTo = (url: string) => {
  const pool = new Pool(url, { connections: lanes, pipelining: 1 });
  return ({ path, authorization, body }: Options): Call =>
    async () => {
      const to = typeof path === 'string' ? path : path();
      const answer = await pool.request({
        path: to,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(authorization !== undefined && {
            authorization: typeof authorization === 'string' ? authorization : authorization(),
          }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body()) }),
      });
      const text = await answer.body.text();
      if (answer.statusCode >= 300 || text.length < 50)
        throw new Error(`${to} answered ${answer.statusCode} ${text.slice(0, 200)}`);
    };
};

const timed = async (call: Call): Promise<number> => {
  const from = performance.now();
  await call();
  return performance.now() - from;
};

/** Median milliseconds of calls that are made in turn. */
const compared = async <Name extends string>(calls: Record<Name, Call>): Promise<Record<Name, number>> => {
  const named = Object.entries<Call>(calls);
  const times = new Map<string, number[]>(named.map(([name]) => [name, []]));
  for (let round = 0; round < warmUpRounds + pageRounds; round += 1)
    for (const [name, call] of named) {
      const ms = await timed(call);
      if (round >= warmUpRounds) times.get(name)?.push(ms);
    }
  // Every name of the calls has its times.
  return Object.fromEntries([...times].map(([name, each]) => [name, rounded(median(each))])) as Record<
    Name,
    number
  >;
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
  const ofDepth = await compared({
    first: callsTo(middle)({ path: firstPage, authorization }),
    deep: callsTo(middle)({ path: `${firstPage}&after=${after}`, authorization }),
  });
  const ofSize = await compared({
    of1000: callsTo(small)({ path: firstPage, authorization }),
    of100000: callsTo(large)({ path: firstPage, authorization }),
  });
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
  // In turns: what one member writes in an hour is remembered, and no member writes a thousand texts.
  const members = await Promise.all(
    Array.from({ length: authors }, (_, n) => issuer.bearer({ sub: authorId(n), plan: 'premium' })),
  );
  let written = 0;
  const member = (): string => members[(written += 1) % authors] ?? '';
  let replied = 0;
  // A thread of its own every few replies: nobody writes hundreds into one.
  const repliesPath = () =>
    `/api/forum/posts/${postId(sizes[1] - 1 - Math.floor((replied += 1) / 20))}/replies`;
  const reply = () => ({ id: randomUUID(), content: `An answer of some length, ${randomUUID()}.` });
  const writeMs = await compared({
    post: gateway({ path: '/api/forum/posts', authorization: member, body: draft }),
    barePost: callsTo(bare)({ path: '/api/forum/posts', body: draft }),
    reply: gateway({ path: repliesPath, authorization: member, body: reply }),
    bareReply: callsTo(bare)({ path: repliesPath, body: reply }),
  });
  const ratios = {
    depth: rounded(ofDepth.deep / ofDepth.first),
    size: rounded(ofSize.of100000 / ofSize.of1000),
    postOfBare: rounded(writeMs.post / writeMs.barePost),
    replyOfBare: rounded(writeMs.reply / writeMs.bareReply),
    listOfBare: rounded(inside.list / inside.bareList),
    threadOfBare: rounded(inside.thread / inside.bareThread),
    memberListOfBare: rounded(inside.memberList / inside.bareList),
    memberThreadOfBare: rounded(inside.memberThread / inside.bareThread),
  };
  const pageMs = { ...ofDepth, ...ofSize };
  process.stdout.write(
    `${JSON.stringify({ bench: 'forum', pageMs, writeMs, inside, throughGateway, ratios, reach, goalMs })}\n`,
  );
  const isMet =
    ratios.depth <= reach.depth &&
    ratios.size <= reach.size &&
    Math.min(ratios.listOfBare, ratios.threadOfBare) >= reach.ofBare &&
    ratios.memberListOfBare >= reach.memberListOfBare &&
    ratios.postOfBare <= reach.postOfBare &&
    ratios.replyOfBare <= reach.replyOfBare;
  process.exitCode = isMet ? 0 : 1;
} finally {
  for (const child of children) child.kill('SIGKILL');
  await keys.close();
  await client.close();
  await stack.stop();
  rmSync(folder, { recursive: true, force: true });
}
