import { GIVE_UP_MS, PATIENCE_MS, PAUSE_MS, SLOW_MS, watchConnection } from './watch-connection.ts';
import { clockOf } from '../../../test/support/clock.ts';
import { settled } from '../../../test/support/manual-timers.ts';

/** A network that answers, fails at once, or takes everything in and never answers. */
function setUp() {
  const network = {
    is: 'up' as 'up' | 'broken' | 'hanging',
    probes: 0,
    /** Lets what hangs be answered after all. */
    answerLate() {},
  };
  const clock = clockOf();
  const reach = (signal?: AbortSignal | null) =>
    new Promise<Response>((resolve, reject) => {
      const answer = () => resolve(new Response());
      if (network.is === 'broken') return reject(new TypeError('Failed to fetch'));
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
      network.answerLate = answer;
      if (network.is === 'up') answer();
    });
  const connection = watchConnection({
    fetch: (_input, init) => reach(init?.signal),
    probe(signal) {
      network.probes += 1;
      return reach(signal);
    },
    later: clock.later,
  });
  const heard: boolean[] = [];
  connection.subscribe(() => heard.push(connection.isDown()));
  const get = (init?: RequestInit) => connection.fetch('/api/courses', init);
  return { network, clock, connection, heard, get };
}

it('When a request fails and so does the probe, then the connection is down at once', async () => {
  const { network, connection, get } = setUp();
  network.is = 'broken';
  await expect(get()).rejects.toThrow('Failed to fetch');
  await settled();
  expect(connection.isDown()).toBe(true);
});

it('When a request fails and the probe is answered, then the connection holds', async () => {
  const { network, connection, get } = setUp();
  network.is = 'broken';
  const failing = get();
  network.is = 'up';
  await expect(failing).rejects.toThrow();
  await settled();
  expect(network.probes).toBe(1);
  expect(connection.isDown()).toBe(false);
});

it('When the network hangs, then the connection is down within three seconds and the request ends', async () => {
  const { network, clock, connection, get } = setUp();
  network.is = 'hanging';
  const hanging = get().catch((error: unknown) => error);
  await clock.pass(SLOW_MS + PATIENCE_MS);
  expect(connection.isDown()).toBe(true);
  expect(SLOW_MS + PATIENCE_MS).toBeLessThan(3_000);
  await clock.pass(GIVE_UP_MS);
  expect(await hanging).toMatchObject({ name: 'AbortError' });
});

it('When a request is slow, then it goes on for as long as the server is there', async () => {
  const { network, clock, connection, get } = setUp();
  network.is = 'hanging';
  let hasEnded = false;
  void get().catch(() => (hasEnded = true));
  network.is = 'up';
  await clock.pass(10 * GIVE_UP_MS);
  expect(connection.isDown()).toBe(false);
  expect(hasEnded).toBe(false);
  network.is = 'hanging';
  await clock.pass(3 * GIVE_UP_MS);
  expect(connection.isDown()).toBe(true);
  expect(hasEnded).toBe(true);
});

it('When the answer of a slow probe comes after all, then the connection is up again', async () => {
  const { network, clock, connection, heard } = setUp();
  network.is = 'hanging';
  void connection.check();
  await clock.pass(PATIENCE_MS);
  expect(connection.isDown()).toBe(true);
  network.answerLate();
  await settled();
  expect(heard).toEqual([true, false]);
});

it('When another request is answered while a probe is slow, then nobody hears that the connection is down', async () => {
  const { network, clock, connection, heard, get } = setUp();
  network.is = 'hanging';
  void connection.check();
  await clock.pass(PATIENCE_MS / 2);
  network.is = 'up';
  await get();
  await clock.pass(PATIENCE_MS);
  expect(heard).toEqual([]);
});

it('When the connection is down, then it is probed until it is back, and people hear of both', async () => {
  const { network, clock, connection, heard } = setUp();
  network.is = 'broken';
  await connection.check();
  await clock.pass(2 * PAUSE_MS);
  expect(network.probes).toBe(3);
  network.is = 'up';
  await clock.pass(PAUSE_MS);
  expect(heard).toEqual([true, false]);
  await clock.pass(10 * PAUSE_MS);
  expect(network.probes).toBe(4);
});

it('When the person who asked goes away, then their request ends and nothing is probed', async () => {
  const { network, connection, get } = setUp();
  network.is = 'hanging';
  const leaving = new AbortController();
  const left = get({ signal: leaving.signal });
  leaving.abort();
  await expect(left).rejects.toThrow();
  await settled();
  expect(network.probes).toBe(0);
  expect(connection.isDown()).toBe(false);
});

it('When something awaited takes long, then the connection is probed, and not when it has ended in time', async () => {
  const { network, clock, connection } = setUp();
  const ended = connection.expect();
  ended();
  await clock.pass(SLOW_MS);
  expect(network.probes).toBe(0);
  connection.expect();
  await clock.pass(SLOW_MS);
  expect(network.probes).toBe(1);
});

it('When work fails for want of a connection, then it is done again once that is back', async () => {
  const { network, clock, connection, get } = setUp();
  network.is = 'broken';
  const work = connection.whenUp(() => get());
  await clock.pass(PAUSE_MS);
  network.is = 'up';
  await clock.pass(PAUSE_MS);
  expect((await work).ok).toBe(true);
});

it('When work fails while the server is there, then so does the wait for it', async () => {
  const { connection } = setUp();
  await expect(connection.whenUp(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
