/**
 * `node bench/memory.ts [minutes]`: what a whole `npm start` holds, npm included, three minutes after it is ready, as PSS in
 * MB by process, and the processor time that it then takes while nobody calls it, in percent of one core. With minutes, a
 * mixed load follows for as long, and the line has the sum at each tenth of it: `growthMb` is the last one's beyond that of
 * the third, by when caches are full, and `grewMb` the same for each process. Linux only. Prints one JSON line and ends with
 * 1 where it misses its limits.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '../scripts/machine/port.mjs';
import { mixedLoad } from './support/mixed-load.ts';
import { startChild, stopChild, untilLine } from './support/npm-start.ts';
import { processTree } from './support/process-tree.ts';

const REST_MS = 3 * 60_000;
const IDLE_MS = 60_000;
const LIMITS = { allMb: 1_300, serviceMb: 200, idleCpuPercent: 10, growthMb: 50 };
const TENTHS = 10;
const FULL_AFTER = 3;

const minutes = Number(process.argv[2] ?? 0);
const dataDir = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const [port = 0] = await freePorts(1, '127.0.0.1');
const url = `http://localhost:${String(port)}`;
const administrator = { email: 'admin@promptario.example', password: randomBytes(12).toString('base64url') };
const child = startChild(['npm', 'start'], {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: String(port),
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  CALLS_PER_MINUTE: '0',
});
const look = () => processTree(child.pid ?? 0);
const sum = (figures: ReturnType<typeof look>): number =>
  Math.round(figures.reduce((all, { pssMb }) => all + pssMb, 0));

const underLoad = async (): Promise<{ calls: number; sumsMb: number[]; grewMb: Record<string, number> }> => {
  const stopping = new AbortController();
  const load = mixedLoad(url, administrator, stopping.signal);
  const looks: ReturnType<typeof look>[] = [];
  for (let tenth = 0; tenth < TENTHS; tenth += 1) {
    await Promise.race([pause((minutes * 60_000) / TENTHS), load]);
    looks.push(look());
  }
  stopping.abort();
  const full = new Map(looks[FULL_AFTER - 1]?.map(({ name, pssMb }) => [name, pssMb]));
  const grown = looks.at(-1)?.map(({ name, pssMb }) => [name, Math.round(pssMb - (full.get(name) ?? 0))]);
  return { calls: await load, sumsMb: looks.map(sum), grewMb: Object.fromEntries(grown ?? []) };
};

try {
  await untilLine(child, /^Academy ready: /);
  await pause(REST_MS);
  const rested = look();
  await pause(IDLE_MS);
  const afterwards = new Map(look().map(({ name, cpuMs }) => [name, cpuMs]));
  const cpuPercents = rested.map(({ name, cpuMs }) => {
    const ms = (afterwards.get(name) ?? cpuMs) - cpuMs;
    return [name, Number(((ms / IDLE_MS) * 100).toFixed(1))] as const;
  });
  const idleCpuPercent = cpuPercents.reduce((all, [, percent]) => all + percent, 0);
  const services = rested.filter(({ name }) => !['stores', 'starter and npm'].includes(name));
  const load = minutes > 0 ? await underLoad() : null;
  const growthMb = load ? (load.sumsMb.at(-1) ?? 0) - (load.sumsMb[FULL_AFTER - 1] ?? 0) : null;
  const allMb = sum(rested);
  const figures = {
    bench: 'memory',
    allMb,
    processesMb: Object.fromEntries(rested.map(({ name, pssMb }) => [name, Math.round(pssMb)])),
    idleCpuPercent: Number(idleCpuPercent.toFixed(1)),
    idleCpuPercents: Object.fromEntries(cpuPercents),
    load,
    growthMb,
    limits: LIMITS,
    node: process.version,
  };
  console.log(JSON.stringify(figures));
  const holds =
    allMb <= LIMITS.allMb &&
    services.every(({ pssMb }) => pssMb <= LIMITS.serviceMb) &&
    idleCpuPercent <= LIMITS.idleCpuPercent &&
    (growthMb ?? 0) <= LIMITS.growthMb;
  process.exitCode = holds ? 0 : 1;
} finally {
  await stopChild(child, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
