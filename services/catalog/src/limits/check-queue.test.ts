import { jest } from '@jest/globals';
import { createCheckQueue, type CheckQueue } from './check-queue.ts';

const queueOf = (atOnce: number): CheckQueue => createCheckQueue({ atOnce, longestWaitMs: 60_000 });

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Checks that a test ends by hand, by what it calls them. */
const heldChecks = (queue: CheckQueue) => {
  const running = new Map<string, PromiseWithResolvers<string>>();
  return {
    ask: (userId: string, name: string) =>
      queue.run(userId, () => {
        const held = Promise.withResolvers<string>();
        running.set(name, held);
        return held.promise;
      }),
    end: async (name: string, error?: Error): Promise<void> => {
      const held = running.get(name);
      running.delete(name);
      if (error) held?.reject(error);
      else held?.resolve(name);
      await settle();
    },
    running: () => [...running.keys()],
  };
};

test('When a learner asks for several checks at once, then they run in order, one at a time, and others’ at once', async () => {
  const held = heldChecks(queueOf(4));
  const asked = ['a1', 'a2', 'a3'].map((name) => held.ask('ana', name));
  const other = held.ask('eva', 'e1');
  await settle();
  expect(held.running()).toEqual(['a1', 'e1']);
  await held.end('a1');
  expect(held.running()).toEqual(['e1', 'a2']);
  await held.end('e1');
  await held.end('a2');
  await held.end('a3');
  expect(await Promise.all([...asked, other])).toEqual(['a1', 'a2', 'a3', 'e1']);
});

test('When more learners ask than may be checked at once, then they take turns, however much one of them asks', async () => {
  const held = heldChecks(queueOf(2));
  const asked = [
    ...['a1', 'a2', 'a3'].map((name) => held.ask('ana', name)),
    ...['e1', 'e2'].map((name) => held.ask('eva', name)),
    held.ask('leo', 'l1'),
  ];
  await settle();
  expect(held.running()).toEqual(['a1', 'e1']);
  await held.end('a1');
  expect(held.running()).toEqual(['e1', 'l1']);
  await held.end('e1');
  expect(held.running()).toEqual(['l1', 'a2']);
  for (const name of ['l1', 'a2', 'e2', 'a3']) await held.end(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'e1', 'e2', 'l1']);
});

test('When a check fails, then the next one runs', async () => {
  const held = heldChecks(queueOf(1));
  const failing = held.ask('ana', 'a1').catch((error: unknown) => error);
  const [next, other] = [held.ask('ana', 'a2'), held.ask('eva', 'e1')];
  await settle();
  const failure = new Error('failed');
  await held.end('a1', failure);
  expect(await failing).toBe(failure);
  expect(held.running()).toEqual(['e1']);
  await held.end('e1');
  await held.end('a2');
  expect(await Promise.all([next, other])).toEqual(['a2', 'e1']);
});

test('When a check has waited too long, then it is refused unbegun, and those behind it have their turn', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const held = heldChecks(createCheckQueue({ atOnce: 1, longestWaitMs: 8_000 }));
  const first = held.ask('ana', 'a1');
  const waited = Promise.allSettled([held.ask('ana', 'a2'), held.ask('eva', 'e1')]);
  await jest.advanceTimersByTimeAsync(8_000);
  const refused = { status: 'rejected', reason: { status: 503 } };
  expect(await waited).toMatchObject([refused, refused]);
  const [next, other] = [held.ask('ana', 'a3'), held.ask('leo', 'l1')];
  await held.end('a1');
  expect(held.running()).toEqual(['l1']);
  await held.end('l1');
  await held.end('a3');
  expect(await Promise.all([first, next, other])).toEqual(['a1', 'a3', 'l1']);
  jest.useRealTimers();
});

test('When as many wait as may, of all or of one, then one more is refused at once, until one of them has begun', async () => {
  const limits = { atOnce: 1, longestWaitMs: 60_000, waiting: 2, waitingOfOne: 1 };
  const held = heldChecks(createCheckQueue(limits));
  const refused = { status: 503 };
  const asked = [held.ask('ana', 'a1'), held.ask('ana', 'a2')];
  await expect(held.ask('ana', 'a3')).rejects.toMatchObject(refused);
  asked.push(held.ask('eva', 'e1'));
  await expect(held.ask('leo', 'l1')).rejects.toMatchObject(refused);
  await held.end('a1');
  expect(held.running()).toEqual(['e1']);
  asked.push(held.ask('leo', 'l2'));
  await expect(held.ask('sol', 's1')).rejects.toMatchObject(refused);
  for (const name of ['e1', 'a2', 'l2']) await held.end(name);
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'e1', 'l2']);
});

test('When one who waited was refused, then another may wait in that place', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const held = heldChecks(createCheckQueue({ atOnce: 1, longestWaitMs: 8_000, waiting: 1, waitingOfOne: 1 }));
  const first = held.ask('ana', 'a1');
  const waited = Promise.allSettled([held.ask('ana', 'a2')]);
  await jest.advanceTimersByTimeAsync(8_000);
  expect(await waited).toMatchObject([{ status: 'rejected', reason: { status: 503 } }]);
  const next = held.ask('ana', 'a3');
  await held.end('a1');
  await held.end('a3');
  expect(await Promise.all([first, next])).toEqual(['a1', 'a3']);
  jest.useRealTimers();
});
