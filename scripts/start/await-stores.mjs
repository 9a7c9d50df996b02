/**
 * Loaded before a process (`--import`) by the starter, which starts everything at the same time: loads the process's
 * code while the stores are starting, and lets it begin when they listen.
 */
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PAUSE_MS = 25;
// One host that swallows packets must not hide that another listens.
const CONNECT_MS = 1_000;
// Longer than any start: a service then begins anyway, and its own error says what is missing.
const PATIENCE_MS = 120_000;

const kit = '@academy/service-kit/lifecycle';
/** What a `start.ts` imports from beside it, the whole of its process, and by what it runs that. Loading starts nothing. */
const wholes = { 'service.ts': `${kit}/run-service.ts`, 'start-gateway.ts': `${kit}/run-process.ts` };
/** The hosts of each store, of which one is enough. */
const stores = [hostsOf(process.env.MONGO_URL ?? ''), process.env.KAFKA_BROKERS ?? ''].map((hosts) =>
  hosts.split(','),
);

/** A fault in the code is told by the process itself, which imports it again. */
async function load() {
  const folder = dirname(process.argv[1] ?? '');
  const [file, runner] = Object.entries(wholes).find(([name]) => existsSync(join(folder, name))) ?? [];
  if (file) await Promise.allSettled([import(pathToFileURL(join(folder, file)).href), import(runner)]);
}

/** Empty for `mongodb+srv:`, whose hosts only the driver finds. */
function hostsOf(url) {
  return /^mongodb:\/\/(?:[^@/]*@)?([^/?]+)/.exec(url)?.[1] ?? '';
}

function listens(address) {
  const [, host, port] = /^\[?(.*?)\]?:(\d+)$/.exec(address.trim()) ?? [];
  if (!port) return Promise.resolve(true);
  return new Promise((resolve) => {
    const socket = connect(Number(port), host);
    const settle = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
    socket.setTimeout(CONNECT_MS, () => settle(false));
  });
}

async function untilOneListens(addresses) {
  const until = Date.now() + PATIENCE_MS;
  const oneListens = async () => (await Promise.all(addresses.map(listens))).includes(true);
  while (!(await oneListens()) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Until the service watches its standard input itself; paused then, so that an end meanwhile is not lost to it. */
function endWithParent() {
  if (process.env.STOP_WITH_PARENT !== '1') return () => {};
  const end = () => process.exit(0);
  process.stdin.on('end', end).on('error', end).resume();
  return () => process.stdin.off('end', end).off('error', end).pause();
}

const stopWatching = endWithParent();
await load();
await Promise.all(stores.map(untilOneListens));
stopWatching();
