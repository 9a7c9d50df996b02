/**
 * What the gateway costs beside a bare proxy and nginx, before the same fixed upstream: requests a second with 32 connections, and with
 * one connection how much each adds to the median of calling the upstream directly. The gateway is the real process,
 * with limits, request ids, traces, security headers and metrics on; access logs are off on both sides. Calls carry a
 * bearer token, as most do, so that identical reads are not joined. A bare proxy of `node:http` and undici, a process as
 * well, shows how much of it is the gateway's own work. Exits with 1 where it misses `REACH`. Prints one JSON line, with the
 * processor time that each took per request, on which a busy machine weighs less than on requests a second; without nginx or wrk (Debian:
 * `apt-get install nginx-light wrk`) it says so and measures nothing.
 * Run: `npm exec -- node bench/gateway.ts`
 */
import { perUpstream } from '@academy/contracts/registry/upstreams.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type ChildProcess } from '@academy/service-kit/testing/child-process.ts';
import { startEmbeddedStack } from '@academy/service-kit/testing/embedded-stack.ts';
import { freePorts } from '../scripts/machine/port.mjs';
import { processTimeMs } from './support/process-time.ts';
import { fixedAnswer, nginxVersion, proxyTo, startNginx } from './support/nginx.ts';
import { median, rounded } from './support/statistics.ts';
import { createLoad, wrkVersion, type LoadFigures } from './support/wrk.ts';

const ROUNDS = 5;
const WARM_UP_SECONDS = 2;
const SECONDS = 3;
const CONNECTIONS = 32;
/** Of the bare proxy's requests a second at least this, and at most this many times what nginx adds to the median. */
const REACH = { ofBareProxy: 0.95, addedP50: 4.5 };
const path = '/api/documents/any';
const headers = { Authorization: `Bearer ${'x'.repeat(400)}` };
const body = JSON.stringify({ id: 'any', title: 'A fixed answer', text: 'word '.repeat(190) });

const milli = (ms: number): number => Math.round(ms * 1000) / 1000;

type Way = 'direct' | 'nginx' | 'bare' | 'gateway';

/** The two whose processor time is counted. */
type Counted = Record<'bare' | 'gateway', number>;

interface Started {
  pid: number;
  stop: () => Promise<void>;
}

const started = async (child: ChildProcess): Promise<Started> => {
  await child.untilLine(/^LISTENING /);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await child.exited;
  };
  return { pid: child.pid, stop };
};

const startBareProxy = (options: { port: number; upstream: string }): Promise<Started> =>
  started(
    startChild({
      file: join(import.meta.dirname, 'support/bare-proxy.ts'),
      env: { NODE_ENV: 'production', PORT: String(options.port), UPSTREAM: options.upstream },
    }),
  );

const startGateway = (
  folder: string,
  options: { port: number; upstream: string; kafka: string },
): Promise<Started> => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>bench</title>');
  const child = startChild({
    file: join(import.meta.dirname, '../gateway/src/start.ts'),
    env: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ACCESS_LOG: 'false',
      PORT: String(options.port),
      KAFKA_BROKERS: options.kafka,
      AUTH_JWKS_URL: `${options.upstream}/api/auth/jwks`,
      ...perUpstream(() => options.upstream),
      WEB_LEARNER_DIR: web,
      WEB_ADMIN_DIR: web,
      // The limit is counted, and out of reach.
      CALLS_PER_MINUTE: '1000000000',
    },
  });
  return started(child);
};

const assertWhole = async (url: string): Promise<void> => {
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (response.status !== 200 || text !== body) throw new Error(`${url} answered ${response.status} ${text}`);
};

const measure = async (folder: string, ports: Record<Way, number>, pids: Counted): Promise<void> => {
  const load = createLoad(folder);
  const ways = ['direct', 'nginx', 'bare', 'gateway'] as const;
  const urls = Object.fromEntries(
    ways.map((way) => [way, `http://127.0.0.1:${ports[way]}${path}`]),
  ) as Record<Way, string>;
  const many: Record<Way, LoadFigures[]> = { direct: [], nginx: [], bare: [], gateway: [] };
  const cpuUs: Record<keyof Counted, number[]> = { bare: [], gateway: [] };
  const loadMany = async (way: Way): Promise<void> => {
    const counted = way === 'bare' || way === 'gateway' ? way : null;
    const before = counted ? processTimeMs(pids[counted]) : 0;
    const run = await load(urls[way], { connections: CONNECTIONS, seconds: SECONDS, headers });
    many[way].push(run);
    if (counted) cpuUs[counted].push(((processTimeMs(pids[counted]) - before) * 1000) / run.requests);
  };
  const single: Record<Way, LoadFigures[]> = { direct: [], nginx: [], bare: [], gateway: [] };
  for (const way of ways) {
    await assertWhole(urls[way]);
    await load(urls[way], { connections: CONNECTIONS, seconds: WARM_UP_SECONDS, headers });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ways) {
      await loadMany(way);
      single[way].push(await load(urls[way], { connections: 1, seconds: SECONDS, headers }));
    }
  }
  for (const way of ways) await assertWhole(urls[way]);

  const perSecond = (way: Way): number => median(many[way].map((run) => run.perSecond));
  const p50 = (way: Way): number => median(single[way].map((run) => run.p50Ms));
  const added = { nginx: p50('nginx') - p50('direct'), gateway: p50('gateway') - p50('direct') };
  const ofBareProxy = perSecond('gateway') / perSecond('bare');
  const figures = {
    bench: 'gateway',
    rounds: ROUNDS,
    connections: CONNECTIONS,
    perSecond: Object.fromEntries(ways.map((way) => [way, Math.round(perSecond(way))])),
    ofNginx: rounded(perSecond('gateway') / perSecond('nginx')),
    ofBareProxy: rounded(ofBareProxy),
    addedP50Ms: { nginx: milli(added.nginx), gateway: milli(added.gateway) },
    addedP50Ratio: rounded(added.gateway / added.nginx),
    cpuUsPerRequest: { bare: Math.round(median(cpuUs.bare)), gateway: Math.round(median(cpuUs.gateway)) },
    reach: REACH,
    bytesPerAnswer: { nginx: many.nginx[0]?.bytesPerAnswer, gateway: many.gateway[0]?.bytesPerAnswer },
    load: rounded(loadavg()[0] ?? 0),
    versions: { node: process.version, nginx: nginxVersion(), wrk: wrkVersion() },
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode =
    ofBareProxy >= REACH.ofBareProxy && added.gateway / added.nginx <= REACH.addedP50 ? 0 : 1;
};

const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'));
  const stops: (() => Promise<void>)[] = [() => Promise.resolve(rmSync(folder, { recursive: true }))];
  try {
    const [direct = 0, nginx = 0, bare = 0, gateway = 0] = await freePorts(4, '127.0.0.1');
    const stack = await startEmbeddedStack();
    stops.push(stack.stop);
    stops.push(
      await startNginx(join(folder, 'upstream'), { port: direct, server: fixedAnswer(direct, body) }),
    );
    stops.push(await startNginx(join(folder, 'proxy'), { port: nginx, server: proxyTo(nginx, direct) }));
    const upstream = `http://127.0.0.1:${direct}`;
    const bareProxy = await startBareProxy({ port: bare, upstream });
    stops.push(bareProxy.stop);
    const ours = await startGateway(folder, { port: gateway, upstream, kafka: stack.kafka });
    stops.push(ours.stop);
    await measure(folder, { direct, nginx, bare, gateway }, { bare: bareProxy.pid, gateway: ours.pid });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
};

const missing = [nginxVersion() === null && 'nginx', wrkVersion() === null && 'wrk'].filter(Boolean);
if (missing.length === 0) await run();
else console.error(`Not measured: there is no ${missing.join(' and no ')}; apt-get install nginx-light wrk.`);
