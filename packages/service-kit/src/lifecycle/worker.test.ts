import { createLogger } from '../logging/logger.ts';
import { until } from '../testing/wait-for.ts';
import { pause } from '../time/pause.ts';
import { createSignal } from './signal.ts';
import { createWorker } from './worker.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const never = 3_600_000;

test('When a signal is raised during a round, then another round follows it, and rounds never overlap', async () => {
  const wakeOn = createSignal();
  let rounds = 0;
  let atOnce = 0;
  let most = 0;
  let release = (): void => undefined;
  const work = async () => {
    rounds += 1;
    most = Math.max(most, (atOnce += 1));
    await new Promise<void>((resolve) => (release = resolve));
    atOnce -= 1;
  };
  const worker = createWorker({ name: 'w', work, everyMs: never, wakeOn, logger });
  worker.start();
  wakeOn.raise();
  wakeOn.raise();
  release();
  await until(() => rounds === 2);
  release();
  await until(() => atOnce === 0);
  wakeOn.raise();
  await until(() => rounds === 3);
  const stopped = worker.stop();
  wakeOn.raise();
  release();
  await stopped;
  expect([rounds, most, atOnce]).toEqual([3, 1, 0]);
});

test('When a round fails, then the next comes in its time', async () => {
  let rounds = 0;
  const work = () => {
    rounds += 1;
    return Promise.reject(new Error('no luck'));
  };
  const worker = createWorker({ name: 'w', work, everyMs: 1, logger });
  worker.start();
  await until(() => rounds >= 3);
  await worker.stop();
});

test('When it is stopped during a round, then the signal of the round aborts, and a later start has another', async () => {
  const signals: AbortSignal[] = [];
  const work = async (signal: AbortSignal) => {
    signals.push(signal);
    await pause(10_000, signal);
  };
  const worker = createWorker({ name: 'w', work, everyMs: never, logger });
  worker.start();
  await worker.stop();
  worker.start();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await worker.stop();
});
