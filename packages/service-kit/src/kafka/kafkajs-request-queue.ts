import { createRequire } from 'node:module';

interface RequestQueue {
  pending: unknown[];
  inflight: Map<number, { sentAt: number; requestTimeout: number; timeoutRequest: () => void }>;
  enforceRequestTimeout: boolean;
  requestTimeout: number;
  requestTimeoutIntervalId: NodeJS.Timeout | null;
  isConnected: () => boolean;
  destroy: () => void;
  scheduleRequestTimeoutCheck: () => void;
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests: () => void;
  scheduleCheckPendingRequests: () => void;
}

const recheckMs = 10;
/** How late a request may be given up that is not answered in its time. */
const timeoutCheckMs = 1_000;

/** In how many milliseconds a queue must look again, or null when nothing waits in it. */
export const nextCheck = (
  queue: Pick<RequestQueue, 'pending' | 'throttledUntil'>,
  now: number,
): number | null => {
  if (queue.pending.length === 0) return null;
  const throttledFor = queue.throttledUntil - now;
  return throttledFor > 0 ? throttledFor : recheckMs;
};

const scheduleOnlyWhenPending = function (this: RequestQueue): void {
  if (this.throttleCheckTimeoutId) return;
  const delay = nextCheck(this, Date.now());
  if (delay === null) return;
  this.throttleCheckTimeoutId = setTimeout(() => {
    this.throttleCheckTimeoutId = null;
    this.checkPendingRequests();
  }, delay);
};

const checkTimeoutsSeldom = function (this: RequestQueue): void {
  if (!this.enforceRequestTimeout) return;
  this.destroy();
  this.requestTimeoutIntervalId = setInterval(
    () => {
      for (const request of this.inflight.values())
        if (Date.now() - request.sentAt > request.requestTimeout) request.timeoutRequest();
      if (!this.isConnected()) this.destroy();
    },
    Math.min(this.requestTimeout, timeoutCheckMs),
  );
};

/**
 * kafkajs 2.2.4 re-arms a timer with a negative delay after every check, pending or not: some 900 wake-ups a
 * second per idle connection (its issues 1556, 1704, 1751), and a warning by newer Node for each. Ours arms only
 * when something waits. It also looks ten times a second in each connection for requests to give up, of which an academy
 * has sixty: ours looks once. Done here, not as a patch file, because images install without scripts.
 */
export const fixRequestQueue = (): void => {
  const require = createRequire(import.meta.url);
  const queueClass = require('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
  queueClass.prototype.scheduleCheckPendingRequests = scheduleOnlyWhenPending;
  queueClass.prototype.scheduleRequestTimeoutCheck = checkTimeoutsSeldom;
};
