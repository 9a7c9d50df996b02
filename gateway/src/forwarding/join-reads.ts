import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Dispatcher } from 'undici';
import { CallerLeft } from '../limits/collect-body.ts';
import { negotiation } from './headers.ts';

/** A whole answer in memory, to be given to everybody who asked for it at the same time. */
export interface SharedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer is too large to be kept for sharing: each caller makes a call of its own. */
export class TooLargeToShare extends Error {}

/** Resolves with the answer of the one call, or rejects as it did; `left` withdraws this caller only. */
export type JoinReads = (
  key: string,
  left: AbortSignal,
  ask: (abandoned: AbortSignal) => Promise<SharedAnswer>,
) => Promise<SharedAnswer>;

/** Whether what is answered may be given to others: nothing in the request says who asks. */
export const isShareable = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.authorization === undefined && headers.range === undefined;

/** Requests with the same key get the same answer. */
export const shareKey = (
  { url, headers }: IncomingMessage,
  origin: { protocol: string; host: string },
): string =>
  [origin.protocol, origin.host, url, ...negotiation.map((name) => headers[name] ?? '')].join('\n');

/** Joins what is asked for at the same time into one call, which ends when everybody who waited for it has left. */
export const createJoinReads = (): JoinReads => {
  const inFlight = new Map<string, { answer: Promise<SharedAnswer>; waiting: number; abandon: () => void }>();

  const begin = (key: string, ask: (abandoned: AbortSignal) => Promise<SharedAnswer>) => {
    const everybodyLeft = new AbortController();
    const forget = (): void => {
      if (inFlight.get(key) === entry) inFlight.delete(key);
    };
    const entry = {
      answer: ask(everybodyLeft.signal).finally(forget),
      waiting: 0,
      abandon: () => {
        forget();
        everybodyLeft.abort();
      },
    };
    inFlight.set(key, entry);
    return entry;
  };

  return async (key, left, ask) => {
    const entry = inFlight.get(key) ?? begin(key, ask);
    entry.waiting += 1;
    const withdrawn = Promise.withResolvers<never>();
    const leave = (): void => {
      entry.waiting -= 1;
      if (entry.waiting === 0) entry.abandon();
      withdrawn.reject(new CallerLeft());
    };
    left.addEventListener('abort', leave);
    try {
      return await Promise.race([entry.answer, withdrawn.promise]);
    } finally {
      left.removeEventListener('abort', leave);
    }
  };
};

/** Reads a whole answer into memory. Rejects with undici's error, or TooLargeToShare past `limit` bytes. */
export const readWhole = (
  agent: Dispatcher,
  request: Dispatcher.DispatchOptions,
  options: { limit: number; abandoned: AbortSignal; onAnswer: () => void },
): Promise<SharedAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let status = 0;
    let headers: IncomingHttpHeaders = {};
    agent.dispatch(request, {
      onRequestStart(controller) {
        const abandon = (): void => controller.abort(new CallerLeft());
        if (options.abandoned.aborted) abandon();
        else options.abandoned.addEventListener('abort', abandon, { once: true });
      },
      onResponseStart(_controller, code, answered) {
        if (code < 200) return;
        options.onAnswer();
        status = code;
        headers = answered;
      },
      onResponseData(controller, chunk) {
        size += chunk.length;
        if (size > options.limit) controller.abort(new TooLargeToShare());
        else chunks.push(chunk);
      },
      onResponseEnd() {
        resolve({ status, headers, body: Buffer.concat(chunks, size) });
      },
      onResponseError(_controller, error) {
        reject(error);
      },
    });
  });
