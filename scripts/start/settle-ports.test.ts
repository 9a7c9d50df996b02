import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePorts } from '../machine/port.mjs';
import { startConfig } from './config.ts';
import { settlePorts } from './settle-ports.ts';

const sandboxPort = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const { sandbox } = await settlePorts(startConfig(env, '/academy'), []);
  return sandbox.port;
};

/** One whose next is free as well. */
const port = async (): Promise<number> => {
  for (;;) {
    const [found = 0] = await freePorts(1, '127.0.0.1');
    const probe = createServer().listen(found + 1, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return found;
  }
};

describe('The port of the pages for trying payments', () => {
  test('is the one after the academy, at every start', async () => {
    const own = await port();
    const env = { PORT: String(own) };
    expect([await sandboxPort(env), await sandboxPort(env)]).toEqual([own + 1, own + 1]);
  });

  test('is a free one where the next is in use, or there is none', async () => {
    const own = await port();
    const other = createServer().listen(own + 1, '127.0.0.1');
    await once(other, 'listening');
    const found = await sandboxPort({ PORT: String(own) });
    other.close();
    expect(found).not.toBe(own + 1);
    expect(found).toBeGreaterThan(0);
    expect(await sandboxPort({ PORT: '65535' })).toBeLessThan(65_535);
  });

  test('is a free one where the academy takes any port', async () => {
    expect(await sandboxPort({ PORT: '0' })).toBeGreaterThan(1);
  });

  test('is the one that was chosen', async () => {
    expect(await sandboxPort({ SANDBOX_PORT: '8090' })).toBe(8090);
    expect(await sandboxPort({ SANDBOX_PORT: '0' })).toBeGreaterThan(0);
  });
});
