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
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests: () => void;
  destroy: () => void;
}

test("When kafkajs's own queue is idle, then a check of it leaves no timer behind", () => {
  fixRequestQueue();
  const require = createRequire(import.meta.url);
  const RequestQueue = require('kafkajs/src/network/requestQueue') as new (options: object) => Queue;
  const queue = new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout: 1_000,
    logger: { debug: () => undefined },
  });
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).toBeNull();
  queue.pending.push({});
  Object.assign(queue, { canSendSocketRequestImmediately: () => false });
  queue.checkPendingRequests();
  expect(queue.throttleCheckTimeoutId).not.toBeNull();
  queue.destroy();
});
