import type { OutgoingMessage } from './kafka-port.ts';
import { batchLimit, createSendBatcher, fitting } from './send-batcher.ts';

const message = (key: string, value = ''): OutgoingMessage => ({ key, value, headers: {} });

const setUp = () => {
  const requests: { keys: string[]; answer: PromiseWithResolvers<void>; signal?: AbortSignal | undefined }[] =
    [];
  const batcher = createSendBatcher((messages, signal) => {
    const answer = Promise.withResolvers<void>();
    requests.push({ keys: messages.map(({ key }) => key), answer, signal });
    return answer.promise;
  });
  const flushMicrotasks = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { requests, batcher, flushMicrotasks };
};

test('When sends come while one is in flight, then they wait and share the next request in their order', async () => {
  const { requests, batcher, flushMicrotasks } = setUp();
  const first = batcher.send([message('a')]);
  await flushMicrotasks();
  const rest = [batcher.send([message('b'), message('c')]), batcher.send([message('d')])];
  await flushMicrotasks();
  expect(requests.map(({ keys }) => keys)).toEqual([['a']]);
  requests[0]?.answer.resolve();
  await first;
  await flushMicrotasks();
  expect(requests.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c', 'd']]);
  requests[1]?.answer.resolve();
  await Promise.all(rest);
  await batcher.idle();
});

test('When a request fails, then its callers hear of it and the next request still goes', async () => {
  const { requests, batcher, flushMicrotasks } = setUp();
  const failing = batcher.send([message('a')]);
  const heard = expect(failing).rejects.toThrow('away');
  await flushMicrotasks();
  const later = batcher.send([message('b')]);
  requests[0]?.answer.reject(new Error('away'));
  await heard;
  await flushMicrotasks();
  requests[1]?.answer.resolve();
  await later;
});

test('When much waits, then a request carries no more than its limit, and at least one call', () => {
  const big = { messages: [message('a', 'x'.repeat(batchLimit.bytes))] };
  const small = { messages: [message('b')] };
  expect(fitting([big, big])).toBe(1);
  expect(fitting([small, small, big])).toBe(3);
  expect(fitting([small, big, small, small])).toBe(4);
  const many = { messages: Array.from({ length: batchLimit.messages }, () => message('c')) };
  expect(fitting([many, small])).toBe(1);
});

test('When a caller gives up, then what waits is never sent and what is in flight is told to stop', async () => {
  const { requests, batcher, flushMicrotasks } = setUp();
  const inFlight = new AbortController();
  const waiting = new AbortController();
  const first = batcher.send([message('a')], inFlight.signal);
  await flushMicrotasks();
  const second = expect(batcher.send([message('b')], waiting.signal)).rejects.toThrow('before it was sent');
  const third = batcher.send([message('c')]);
  waiting.abort();
  await second;
  expect(requests[0]?.signal?.aborted).toBe(false);
  inFlight.abort();
  expect(requests[0]?.signal?.aborted).toBe(true);
  requests[0]?.answer.resolve();
  await first;
  await flushMicrotasks();
  expect(requests.map(({ keys }) => keys)).toEqual([['a'], ['c']]);
  requests[1]?.answer.resolve();
  await third;
});
