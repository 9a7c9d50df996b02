import { createLogger } from '../logging/logger.ts';
import { catchUp } from './catch-up.ts';

const logger = createLogger({ service: 'test', level: 'silent' });
const never = { ready: () => new Promise<void>(() => undefined) };
const options = { logger, signal: new AbortController().signal, patienceMs: 1 };

test('When Kafka answers, then it waits for as long as the feeds take', async () => {
  let asked = 0;
  let caughtUp = (): void => undefined;
  const feed = { ready: () => new Promise<void>((resolve) => (caughtUp = resolve)) };
  const kafka = {
    ping: async () => {
      asked += 1;
      if (asked === 5) caughtUp();
    },
  };
  await catchUp({ ...options, feeds: [feed], kafka });
  expect(asked).toBeGreaterThanOrEqual(5);
});

test('When Kafka stays away, then it goes on without having caught up', async () => {
  const kafka = { ping: () => Promise.reject(new Error('away')) };
  await expect(catchUp({ ...options, feeds: [never], kafka })).resolves.toBeUndefined();
});

test('When the process stops meanwhile, then it waits no longer', async () => {
  const stopping = new AbortController();
  const waiting = catchUp({
    ...options,
    patienceMs: 3_600_000,
    feeds: [never],
    kafka: { ping: () => Promise.resolve() },
    signal: stopping.signal,
  });
  stopping.abort(new Error('stopping'));
  await expect(waiting).resolves.toBeUndefined();
});
