import { createRequire } from 'node:module';
import { fixRequestQueue, nextCheck } from './kafkajs-request-queue.ts';

test('When nothing waits, then no timer is armed', () => {
  expect(nextCheck({ pending: [], throttledUntil: -1 }, 1_000)).toBeNull();
  expect(nextCheck({ pending: [], throttledUntil: 2_000 }, 1_000)).toBeNull();
});

test('When something waits, then it is looked at soon, or when the throttle ends', () => {
  expect(nextCheck({ pending: ['request'], throttledUntil: -1 }, 1_000)).toBe(10);
  expect(nextCheck({ pending: ['request'], throttledUntil: 1_700 }, 1_000)).toBe(700);
});

interface Queue {
  pending: unknown[];
  inflight: Map<number, object>;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  scheduleRequestTimeoutCheck: () => void;
  checkPendingRequests: () => void;
  destroy: () => void;
}

const createQueue = (): Queue => {
  fixRequestQueue();
  const require = createRequire(import.meta.url);
  const RequestQueue = require('kafkajs/src/network/requestQueue') as new (options: object) => Queue;
  return new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout: 10_000,
    enforceRequestTimeout: true,
    logger: { debug: () => undefined },
  });
};

test('When a request is not answered in its time, then it is given up, though looked for only once a second', async () => {
  const armed: unknown[] = [];
  const spied = globalThis.setInterval;
  globalThis.setInterval = ((look: () => void, ms: number) => {
    armed.push(ms);
    return spied(look, 1);
  }) as typeof setInterval;
  const queue = createQueue();
  try {
    queue.scheduleRequestTimeoutCheck();
  } finally {
    globalThis.setInterval = spied;
  }
  const givenUp = Promise.withResolvers<void>();
  const sentAt = Date.now() - 10_001;
  queue.inflight.set(1, { sentAt: Date.now(), requestTimeout: 60_000, timeoutRequest: givenUp.reject });
  queue.inflight.set(2, { sentAt, requestTimeout: 10_000, timeoutRequest: givenUp.resolve });
  await givenUp.promise;
  queue.destroy();
  expect(armed).toEqual([1_000]);
});

test("When kafkajs's own queue is idle, then a check of it leaves no timer behind", () => {
  const queue = createQueue();
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).toBeNull();
  queue.pending.push({});
  Object.assign(queue, { canSendSocketRequestImmediately: () => false });
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).not.toBeNull();
  queue.destroy();
});
