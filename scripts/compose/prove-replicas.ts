/**
 * Holds a running academy in containers to what replicas promise, and exits with 1 where one is broken:
 *
 *   docker compose up -d --scale library=3 --scale catalog=2 --scale gateway=2
 *   BASE_URL=http://localhost:8080 ADMIN_EMAIL=… ADMIN_PASSWORD=… npm exec -- node scripts/compose/prove-replicas.ts live kill
 *   CALLS_PER_MINUTE=0 docker compose up -d --scale library=2 …    (two of everything; one address calls more than it may)
 *   BASE_URL=… npm exec -- node scripts/compose/prove-replicas.ts restart              (or: restart library gateway)
 *
 * live: what is published reaches readers of every gateway. kill: a library's and a gateway's replica are killed in the middle, and every
 * acknowledged document still reaches every reader. restart: all replicas are restarted one by one under 100 GETs a second and
 * open live streams, for two minutes at least: no GET fails, and each process ends by itself after SIGTERM. Then the front proxy.
 */
import { services } from '@academy/contracts/registry/services.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import { gatewayUrls, killAndStart, replicasOf, untilHealthy } from './replicas/containers.ts';
import { readLive, type LiveReader } from './replicas/live-reader.ts';
import { createPublisher, type Publish } from './replicas/publisher.ts';
import { restartEach } from './replicas/restart-each.ts';
import { steadyLoad } from './replicas/steady-load.ts';

const { BASE_URL: url = 'http://localhost:8080', ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = process.env;
const arriveWithinMs = 60_000;
const run = Date.now().toString(36);
let failed = false;

const report = (what: string, missing: unknown[], figures: object): void => {
  failed ||= missing.length > 0;
  console.log(`${missing.length === 0 ? '✓' : '✗'} ${what} ${JSON.stringify({ ...figures, missing })}`);
};

const untilAllHave = async (readers: readonly LiveReader[], titles: readonly string[]): Promise<string[]> => {
  const missing = (): string[] =>
    readers.flatMap(({ titles: seen }, index) =>
      titles.filter((title) => !seen.has(title)).map((title) => `reader ${index}: ${title}`),
    );
  const deadline = Date.now() + arriveWithinMs;
  while (missing().length > 0 && Date.now() < deadline) await pause(200);
  return missing();
};

const publishMany = async (publish: Publish, name: string, count: number): Promise<string[]> => {
  const acknowledged: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const title = `${name} ${run} ${index}`;
    if (await publish(title)) acknowledged.push(title);
    await pause(150);
  }
  if (acknowledged.length === 0) throw new Error('No document was acknowledged: nothing is proved.');
  return acknowledged;
};

const proveLive = async (publish: Publish): Promise<void> => {
  const gateways = await gatewayUrls();
  const readers = [...gateways, url, url].map(readLive);
  await pause(3_000);
  const titles = await publishMany(publish, 'Live', 5);
  report('live: readers of every gateway', await untilAllHave(readers, titles), {
    gateways: gateways.length,
    published: titles.length,
  });
  readers.forEach(({ stop }) => stop());
};

const proveKill = async (publish: Publish): Promise<void> => {
  const readers = [url, url, url, url].map(readLive);
  await pause(3_000);
  const publishing = publishMany(publish, 'Kill', 60);
  const victims = [(await replicasOf('library'))[0] ?? '', (await replicasOf('gateway'))[0] ?? ''];
  for (const victim of victims) {
    await pause(2_000);
    await killAndStart(victim);
  }
  const acknowledged = await publishing;
  report(
    'kill: every acknowledged document reached every reader',
    await untilAllHave(readers, acknowledged),
    {
      acknowledged: acknowledged.length,
      reconnects: readers.map(({ reconnects }) => reconnects()),
    },
  );
  readers.forEach(({ stop }) => stop());
  await Promise.all(victims.map(untilHealthy));
};

const proveRestart = async (parts: readonly string[]): Promise<void> => {
  const over = new AbortController();
  const paths = ['/api/courses', '/api/documents', '/api/forum/categories', '/api/ai-news', '/'];
  const readers = Array.from({ length: 20 }, () => readLive(url));
  const began = Date.now();
  const load = steadyLoad(url, { paths, perSecond: 100, signal: over.signal });
  const { stopMs, unclean } = await restartEach(parts);
  await pause(Math.max(5_000, 120_000 - (Date.now() - began)));
  over.abort();
  const { calls, failures, slowestMs } = await load;
  report('restart: GETs while every replica was restarted', Object.entries(failures), {
    calls,
    seconds: Math.round((Date.now() - began) / 1000),
    slowestMs,
  });
  const proxy = await restartEach(['proxy']);
  report('restart: every process ended by itself', [...unclean, ...proxy.unclean], {
    stopMs: { ...stopMs, ...proxy.stopMs },
  });
  readers.forEach(({ stop }) => stop());
};

const wanted = process.argv.slice(2);
if (wanted.includes('live') || wanted.includes('kill')) {
  const publish = await createPublisher(url, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  if (wanted.includes('live')) await proveLive(publish);
  if (wanted.includes('kill')) await proveKill(publish);
}
if (wanted.includes('restart')) {
  const everything = [...services.map(({ name }) => name), 'gateway'];
  const chosen = everything.filter((name) => wanted.includes(name));
  await proveRestart(chosen.length > 0 ? chosen : everything);
}
process.exit(failed ? 1 : 0);
