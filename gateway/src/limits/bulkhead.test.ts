import { createBulkhead } from './bulkhead.ts';

const staying = new AbortController().signal;
const settled = async (promise: Promise<boolean>): Promise<boolean | 'waiting'> =>
  Promise.race([promise, new Promise<'waiting'>((resolve) => setImmediate(() => resolve('waiting')))]);

test('When all places are taken, then a call waits until one is left', async () => {
  const bulkhead = createBulkhead({ places: 1, perCaller: 1, queue: 1, waitMs: 10_000 });
  expect(bulkhead.tryEnter('ana')).toBe(true);
  expect(bulkhead.tryEnter('ben')).toBe(false);
  const waits = bulkhead.enter('ben', staying);
  expect(await settled(waits)).toBe('waiting');
  bulkhead.leave('ana');
  expect(await waits).toBe(true);
});

test('When the queue is full, then one more is refused at once', async () => {
  const bulkhead = createBulkhead({ places: 1, perCaller: 1, queue: 1, waitMs: 10_000 });
  bulkhead.tryEnter('ana');
  const waits = bulkhead.enter('ben', staying);
  expect(await bulkhead.enter('cleo', staying)).toBe(false);
  bulkhead.leave('ana');
  expect(await waits).toBe(true);
});

test('When a call has waited for too long, then it is refused and its room is free', async () => {
  const bulkhead = createBulkhead({ places: 1, perCaller: 1, queue: 1, waitMs: 5 });
  bulkhead.tryEnter('ana');
  expect(await bulkhead.enter('ben', staying)).toBe(false);
  expect(await bulkhead.enter('ben', staying)).toBe(false);
  bulkhead.leave('ana');
  expect(bulkhead.tryEnter('ben')).toBe(true);
});

test('When one caller has many waiting, then the others take turns with it', async () => {
  const bulkhead = createBulkhead({ places: 1, perCaller: 1, queue: 10, waitMs: 10_000 });
  bulkhead.tryEnter('greedy');
  const order: string[] = [];
  const wait = (caller: string): Promise<void> =>
    bulkhead.enter(caller, staying).then(() => {
      order.push(caller);
      bulkhead.leave(caller);
    });
  const all = [wait('greedy'), wait('greedy'), wait('greedy'), wait('ana')];
  bulkhead.leave('greedy');
  await Promise.all(all);
  expect(order.indexOf('ana')).toBeLessThan(2);
});

test('When one caller fills the queue, then another still finds room in it', async () => {
  const bulkhead = createBulkhead({ places: 1, perCaller: 1, queue: 3, waitMs: 10_000 });
  bulkhead.tryEnter('greedy');
  const greedy = [1, 2, 3].map(() => bulkhead.enter('greedy', staying));
  const ana = bulkhead.enter('ana', staying);
  expect(await Promise.all(greedy.map(settled))).toEqual(['waiting', 'waiting', false]);
  bulkhead.leave('greedy');
  bulkhead.leave('greedy');
  expect(await ana).toBe(true);
});

test('When one caller holds its share, then the rest of the places is kept for others', () => {
  const bulkhead = createBulkhead({ places: 4, perCaller: 2, queue: 0, waitMs: 0 });
  expect([1, 2, 3].map(() => bulkhead.tryEnter('greedy'))).toEqual([true, true, false]);
  expect(bulkhead.tryEnter('ana')).toBe(true);
});

test('When a waiting caller leaves, then no place is given to it', async () => {
  const bulkhead = createBulkhead({ places: 1, perCaller: 1, queue: 5, waitMs: 10_000 });
  bulkhead.tryEnter('ana');
  const gone = new AbortController();
  const waits = bulkhead.enter('ben', gone.signal);
  gone.abort();
  expect(await waits).toBe(false);
  bulkhead.leave('ana');
  expect(bulkhead.tryEnter('cleo')).toBe(true);
});
