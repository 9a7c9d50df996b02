import { pino } from 'pino';
import { stopInOrder } from './stop-in-order.ts';

const setUp = () => {
  const lines: { part?: string; msg: string }[] = [];
  const logger = pino(
    {},
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[0]) },
  );
  const stopped: string[] = [];
  const part = (name: string) =>
    [
      name,
      () => {
        stopped.push(name);
        return Promise.resolve();
      },
    ] as const;
  return { logger, lines, stopped, part };
};
const never = () => new Promise<never>(() => undefined);

test('When all parts stop, then each stage waits for the one before, and nothing is logged', async () => {
  const { logger, lines, stopped, part } = setUp();
  const slow = () =>
    new Promise<void>((resolve) =>
      setImmediate(() => {
        stopped.push('slow');
        resolve();
      }),
    );
  await stopInOrder(logger, [[['slow', slow]], [part('a'), part('b')], [part('c')]]);
  expect(stopped).toEqual(['slow', 'a', 'b', 'c']);
  expect(lines).toEqual([]);
});

test('When parts never stop, then the others stop all the same, within the limits, and the log names those', async () => {
  const { logger, lines, stopped, part } = setUp();
  const limits = { stageMs: 20, totalMs: 30 };
  await stopInOrder(
    logger,
    [[['calls', never], part('a')], [['consumers', never]], [['relay', never]], [part('b')]],
    limits,
  );
  expect(stopped).toEqual(['a', 'b']);
  expect(lines.map(({ part: name }) => name)).toEqual(['calls', 'consumers', 'relay']);
});

test('When a part fails to stop, then it is logged and the next stage stops', async () => {
  const { logger, lines, stopped, part } = setUp();
  await stopInOrder(logger, [[['kafka', () => Promise.reject(new Error('away'))]], [part('mongo')]]);
  expect(stopped).toEqual(['mongo']);
  expect(lines).toMatchObject([{ part: 'kafka', msg: 'did not stop cleanly' }]);
});
