import { createServer } from 'node:http';
import { freePorts } from '../machine/port.mjs';
import { onDemand, type OnDemand } from './on-demand.ts';
import type { Supervised } from './supervise.ts';

const pageOf = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${String(port)}/`)).text();

describe('A process that is started on demand', () => {
  let held: OnDemand | undefined;
  afterEach(() => held?.stop(1_000));

  /** A server in the place of the process, which fails to start so many times. */
  const hold = async ({ failures = 0 } = {}) => {
    const [port = 0, innerPort = 0] = await freePorts(2, '127.0.0.1');
    const starts: number[] = [];
    const faults: string[] = [];
    const server = createServer((_req, res) => void res.end('paid'));
    const start = (): Supervised => {
      starts.push(starts.length);
      const ready =
        starts.length <= failures
          ? Promise.reject(new Error('it did not start'))
          : new Promise<void>((resolve) => server.listen(innerPort, '127.0.0.1', resolve));
      const stop = () =>
        new Promise<void>((resolve) => void server.close(() => resolve()).closeAllConnections());
      return { name: 'sandbox', ready, lastWords: () => undefined, stop };
    };
    const onFailure = ({ message }: Error): void => void faults.push(message);
    held = await onDemand({ host: '127.0.0.1', port, innerPort, start, onFailure });
    return { port, starts, faults, held };
  };

  test('is not started before somebody calls, and once however many do', async () => {
    const { port, starts } = await hold();
    expect(starts).toEqual([]);
    expect(await Promise.all([1, 2, 3].map(() => pageOf(port)))).toEqual(['paid', 'paid', 'paid']);
    expect(starts).toHaveLength(1);
  });

  test('is started without a call when it is woken', async () => {
    const { port, starts, held: one } = await hold();
    one.wake();
    expect(starts).toHaveLength(1);
    expect(await pageOf(port)).toBe('paid');
    expect(starts).toHaveLength(1);
  });

  test('that fails to start is told, and the next call tries again', async () => {
    const { port, starts, faults } = await hold({ failures: 1 });
    await expect(pageOf(port)).rejects.toThrow();
    expect(faults).toEqual(['it did not start']);
    expect(await pageOf(port)).toBe('paid');
    expect(starts).toHaveLength(2);
  });

  test('that is stopped answers nobody', async () => {
    const { port, held: one } = await hold();
    await pageOf(port);
    await one.stop(1_000);
    await expect(pageOf(port)).rejects.toThrow();
  });
});
