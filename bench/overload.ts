/**
 * What a crowd does to everybody else, through a whole academy: 16 downloads of PDFs at once, 200 requests of which only half
 * is sent, and 400 connections that sign in. Reads of a document go on meanwhile, and while people sign in reads of one's own
 * account at auth; they are timed against the same when idle. Exits with 1 where it misses `REACH`. Prints one JSON line.
 * Run: `npm exec -- node bench/overload.ts`
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile, rounded } from './support/statistics.ts';
import { withAcademy, type BenchAcademy } from './support/with-academy.ts';

const DOWNLOADS = 16;
const HALF_SENT = 200;
const SIGN_IN_CONNECTIONS = 400;
const REACH = { readRatio: 2, signInP95Ms: 2_000 };
const SECONDS = 8;
const PAUSE_MS = 10;

// Each connection stands for an address of its own, and none is refused for what one address or account may do.
Object.assign(process.env, {
  TRUST_PROXY: '1',
  CALLS_PER_MINUTE: '0',
  SIGN_INS_PER_MINUTE: '0',
  SIGN_IN_FAILURES_PER_ACCOUNT: '1000000',
  SIGN_IN_FAILURES_PER_ADDRESS: '1000000',
  SIGN_IN_FAILURES_PER_DAY: '100000000',
});

const addressOf = (n: number): string => `198.51.${n >> 8}.${n & 255}`;

interface Reads {
  times: number[];
  failures: number;
}

/** Reads one document after another for as long as `work` takes. */
const readsDuring = async (
  url: string,
  work: Promise<unknown>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reads> => {
  const reads: Reads = { times: [], failures: 0 };
  const state = { over: false };
  const watched = work.finally(() => (state.over = true));
  while (!state.over) {
    const began = performance.now();
    const response = await fetch(url, { headers: { 'x-forwarded-for': '203.0.113.1', ...headers } });
    await response.arrayBuffer();
    reads.times.push(performance.now() - began);
    if (!response.ok) reads.failures += 1;
    await pause(PAUSE_MS);
  }
  await watched;
  return reads;
};

const signIn = (academy: BenchAcademy, address: string): Promise<Response> =>
  fetch(`${academy.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(academy.administrator),
  });

const downloadAll = async (
  academy: BenchAcademy,
  { ids, token }: { ids: readonly string[]; token: string },
): Promise<number> => {
  const download = async (n: number): Promise<boolean> => {
    // The first time a document is asked for in a language it has to be drawn.
    const lang = n % 2 === 0 ? 'es' : 'en';
    const id = ids[Math.floor(n / 2) % ids.length] ?? '';
    const response = await fetch(`${academy.url}/api/documents/${id}/download?lang=${lang}`, {
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': addressOf(n) },
    });
    return response.ok && (await response.arrayBuffer()).byteLength > 1_000;
  };
  const done = await Promise.all(Array.from({ length: DOWNLOADS }, (_, n) => download(n)));
  return done.filter(Boolean).length;
};

const holdHalfSent = async (academy: BenchAcademy): Promise<void> => {
  const { hostname, port } = new URL(academy.url);
  const sockets: Socket[] = [];
  for (let n = 0; n < HALF_SENT; n += 1) {
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    const head = `POST /api/leads HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addressOf(n)}\r\n`;
    socket.write(`${head}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"half":`);
  }
  await pause(SECONDS * 1000);
  for (const socket of sockets) socket.destroy();
};

const signInAll = async (academy: BenchAcademy) => {
  const admitted: number[] = [];
  const refused = { retryAfter: 0, other: 0 };
  const until = performance.now() + SECONDS * 1000;
  const lane = async (n: number): Promise<void> => {
    while (performance.now() < until) {
      const began = performance.now();
      const response = await signIn(academy, addressOf(n));
      await response.arrayBuffer();
      if (response.ok) admitted.push(performance.now() - began);
      else if (response.status === 503 && response.headers.has('retry-after')) refused.retryAfter += 1;
      else refused.other += 1;
      if (!response.ok) await pause(1_000);
    }
  };
  await Promise.all(Array.from({ length: SIGN_IN_CONNECTIONS }, (_, n) => lane(n)));
  return { admitted: admitted.length, p95Ms: Math.round(percentile(admitted, 0.95)), refused };
};

await withAcademy(async (academy) => {
  const list = (await (await fetch(`${academy.url}/api/documents`)).json()) as { id: string }[];
  const ids = list.map(({ id }) => id);
  const { token } = (await (await signIn(academy, addressOf(0))).json()) as { token: string };
  const bearer = { authorization: `Bearer ${token}` };
  const own = `${academy.url}/api/auth/me`;
  const read = `${academy.url}/api/documents/${ids[0] ?? ''}`;
  await readsDuring(read, pause(3_000));
  const p99 = ({ times }: Reads): number => percentile(times, 0.99);

  const idle = await readsDuring(read, pause(SECONDS * 1000));
  const idleOwn = await readsDuring(own, pause(SECONDS * 1000), bearer);
  const downloads = downloadAll(academy, { ids, token });
  const whileDrawing = await readsDuring(read, downloads);
  const whileHalfSent = await readsDuring(read, holdHalfSent(academy));
  const signingIn = signInAll(academy);
  const [whileSigningIn, ownWhileSigningIn] = await Promise.all([
    readsDuring(read, signingIn),
    readsDuring(own, signingIn, bearer),
  ]);

  const [downloaded, signIns] = [await downloads, await signingIn];
  const p50 = ({ times }: Reads): number => percentile(times, 0.5);
  const against = (reads: Reads, before: Reads = idle) => ({
    readP50Ms: rounded(p50(reads)),
    readP99Ms: rounded(p99(reads)),
    ratio: rounded(p99(reads) / p99(before)),
    p50Ratio: rounded(p50(reads) / p50(before)),
    reads: reads.times.length,
    failures: reads.failures,
  });
  const figures = {
    bench: 'overload',
    idleReadP99Ms: rounded(p99(idle)),
    idleOwnAccountP99Ms: rounded(p99(idleOwn)),
    pdfDownloads: { ...against(whileDrawing), downloaded },
    halfSent: against(whileHalfSent),
    signIns: { ...against(whileSigningIn), ...signIns },
    ownAccountWhileSignIns: against(ownWhileSigningIn, idleOwn),
    reach: REACH,
    load: rounded(loadavg()[0] ?? 0),
    node: process.version,
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  const reached =
    downloaded === DOWNLOADS &&
    [figures.pdfDownloads, figures.halfSent, figures.ownAccountWhileSignIns].every(
      (one) => one.ratio <= REACH.readRatio && !one.failures,
    ) &&
    signIns.p95Ms < REACH.signInP95Ms &&
    signIns.refused.other === 0;
  process.exitCode = reached ? 0 : 1;
});
