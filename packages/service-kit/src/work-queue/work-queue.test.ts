import { createLogger } from '../logging/logger.ts';
import { pause } from '../time/pause.ts';
import { until } from '../testing/wait-for.ts';
import type { Task } from './task.ts';
import type { Claim } from './task-store.ts';
import { createWorkers } from './work-queue.ts';

const everyMs = 40;
const logger = createLogger({ service: 'test', level: 'silent' });
const task = (id: string): Task => ({
  _id: id,
  key: null,
  dueAt: new Date(0),
  attempts: 1,
  handledAt: null,
  poisonedAt: null,
});

/** Workers on tasks in memory, with the moments at which the store was asked. */
const startWorkers = (handle: (id: string) => Promise<void>, untilDue: () => number = () => 0) => {
  const waiting: string[] = [];
  const lookedAt: number[] = [];
  const claim = async (): Promise<Claim<Task> | null> => {
    lookedAt.push(Date.now());
    // The store takes longer than the workers' pauses lie apart.
    await pause(5);
    const id = waiting.shift();
    return id === undefined ? null : { token: id, tasks: [task(id)] };
  };
  const store = {
    claim,
    untilDue: async () => untilDue(),
    renew: async () => true,
    finish: async () => true,
    retry: async () => undefined,
    poison: async () => undefined,
  };
  const workers = createWorkers<Task>({
    name: 'tasks',
    store: store as never,
    handle: ([{ _id }]) => handle(_id),
    leaseMs: 60_000,
    everyMs,
    logger,
  });
  for (const worker of workers) worker.start();
  return { waiting, lookedAt, stop: () => Promise.all(workers.map((worker) => worker.stop())) };
};

test('When there is nothing to do, then one look serves all workers', async () => {
  const { lookedAt, stop } = startWorkers(() => Promise.resolve());
  const first = lookedAt.length;
  await until(() => lookedAt.length >= first + 6);
  await stop();
  const idle = lookedAt.slice(first);
  const pauses = idle.slice(1).map((at, n) => at - (idle[n] ?? at));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(everyMs / 2 - 1);
});

test('When nothing comes due, then only every fifth pause ends in a look', async () => {
  const { lookedAt, stop } = startWorkers(
    () => Promise.resolve(),
    () => Infinity,
  );
  const first = lookedAt.length;
  await until(() => lookedAt.length >= first + 4);
  await stop();
  const idle = lookedAt.slice(first);
  const pauses = idle.slice(1).map((at, n) => at - (idle[n] ?? at));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5 * everyMs - 1);
});

test('When something keeps coming due, then it is looked for more often than where nothing does', async () => {
  const nothing = () => Promise.resolve();
  const due = startWorkers(nothing, () => everyMs);
  const quiet = startWorkers(nothing, () => Infinity);
  await until(() => due.lookedAt.length >= 12);
  const looks = quiet.lookedAt.length;
  await Promise.all([due.stop(), quiet.stop()]);
  expect(looks).toBeLessThanOrEqual(9);
});

test('When several tasks are found at a look, then workers run them at the same time', async () => {
  let running = 0;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { waiting, stop } = startWorkers(async () => {
    running += 1;
    await ended;
  });
  waiting.push('a', 'b', 'c', 'd', 'e');
  await until(() => running === 4);
  expect(waiting).toEqual(['e']);
  end();
  await until(() => waiting.length === 0);
  await stop();
});
