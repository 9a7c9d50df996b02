import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePorts } from '../machine/port.mjs';

test('When the starter goes while a service waits for the stores, then the service ends too', async () => {
  const [port = 0] = await freePorts(1, '127.0.0.1');
  const file = join(import.meta.dirname, 'await-stores.mjs');
  const service = spawn(process.execPath, ['--import', file, '-e', 'console.log("began")'], {
    env: { ...process.env, STOP_WITH_PARENT: '1', MONGO_URL: `mongodb://127.0.0.1:${String(port)}` },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  service.stdout.on('data', (chunk) => (said += String(chunk)));
  const exited = new Promise((resolve) => service.once('exit', resolve));
  service.stdin.end();
  expect(await exited).toBe(0);
  expect(said).toBe('');
});
