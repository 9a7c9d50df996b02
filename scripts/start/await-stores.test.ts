import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../machine/port.mjs';

const file = join(import.meta.dirname, 'await-stores.mjs');
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A service whose only work is to say that it began. */
const startService = (
  env: Record<string, string>,
  entry: readonly string[] = ['-e', 'console.log("began")'],
): { service: ChildProcess; said: () => string } => {
  const service = spawn(process.execPath, ['--import', file, ...entry], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  closing.push(() => service.kill('SIGKILL'));
  let said = '';
  service.stdout.on('data', (chunk) => (said += String(chunk)));
  return { service, said: () => said };
};

test('When the starter goes while a service waits for the stores, then the service ends too', async () => {
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const { service, said } = startService({
    STOP_WITH_PARENT: '1',
    MONGO_URL: `mongodb://127.0.0.1:${String(port)}`,
  });
  service.stdin?.end();
  const [code] = await once(service, 'close');
  expect(code).toBe(0);
  expect(said()).toBe('');
});

test('When one of several hosts of each store listens, then the service begins', async () => {
  const store = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  closing.push(() => store.close());
  await once(store, 'listening');
  // A TCP server's address is an AddressInfo; null and string are for sockets closed or of the file system.
  const { port: open } = store.address() as AddressInfo;
  const [closed = 0] = await freePorts(1, '127.0.0.1');
  const hosts = `127.0.0.1:${String(closed)},127.0.0.1:${String(open)}`;
  const { service, said } = startService({
    MONGO_URL: `mongodb://ana:secret@${hosts}/academy?replicaSet=rs`,
    KAFKA_BROKERS: hosts,
  });
  await once(service, 'close');
  expect(said()).toBe('began\n');
}, 30_000);

test('When the stores are not there yet, then a service loads its code meanwhile and begins once they listen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'await-stores-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'service.ts'), 'console.log("loaded");');
  writeFileSync(join(folder, 'start.ts'), 'import "./service.ts"; console.log("began");');
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const { service, said } = startService({ MONGO_URL: `mongodb://127.0.0.1:${String(port)}` }, [
    join(folder, 'start.ts'),
  ]);
  await once(service.stdout ?? service, 'data');
  expect(said()).toBe('loaded\n');
  const store = createServer((socket) => socket.destroy()).listen(port, '127.0.0.1');
  closing.push(() => store.close());
  await once(service, 'close');
  expect(said()).toBe('loaded\nbegan\n');
}, 30_000);

test('When a service has a fault in its code, then it says so itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'await-stores-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'service.ts'), 'throw new Error("a fault");');
  writeFileSync(
    join(folder, 'start.ts'),
    'await import("./service.ts").catch((error: Error) => console.log(`start: ${error.message}`));',
  );
  const { service, said } = startService({ MONGO_URL: '' }, [join(folder, 'start.ts')]);
  await once(service, 'close');
  expect(said()).toBe('start: a fault\n');
}, 30_000);
