import { SendAbandonedError, type OutgoingMessage } from './kafka-port.ts';

/** What one produce request carries at most; the broker's own limit is 1 MiB. */
export const batchLimit = { messages: 500, bytes: 700_000 } as const;

interface Call {
  messages: readonly OutgoingMessage[];
  signal: AbortSignal | undefined;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const bytesOf = (messages: readonly OutgoingMessage[]): number =>
  messages.reduce((sum, message) => sum + Buffer.byteLength(message.value), 0);

/** How many of the calls in front fit in one request; always at least one, since a call is never split. */
export const fitting = (calls: readonly { messages: readonly OutgoingMessage[] }[]): number => {
  let count = 0;
  let bytes = 0;
  for (const [index, call] of calls.entries()) {
    count += call.messages.length;
    bytes += bytesOf(call.messages);
    if (index > 0 && (count > batchLimit.messages || bytes > batchLimit.bytes)) return index;
  }
  return calls.length;
};

type SendNow = (messages: OutgoingMessage[], signal: AbortSignal | undefined) => Promise<void>;

/** Aborts when one of these calls does; undefined where none can. */
const anyOf = (calls: readonly Call[]): AbortSignal | undefined => {
  const signals = calls.flatMap(({ signal }) => (signal === undefined ? [] : [signal]));
  return signals.length === 0 ? undefined : AbortSignal.any(signals);
};

/**
 * Sends of one topic, one request at a time, each carrying all that came meanwhile. So no key has ever two sends
 * in flight (they could land in the wrong order), and many writers share the broker's round trips. A call whose
 * signal aborts while it waits is never sent; one in flight takes its request with it, and all who share it.
 */
export const createSendBatcher = (sendNow: SendNow) => {
  let waiting: Call[] = [];
  let sending: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, fitting(waiting));
      waiting = waiting.slice(batch.length);
      try {
        await sendNow(
          batch.flatMap((call) => [...call.messages]),
          anyOf(batch),
        );
        for (const call of batch) call.resolve();
      } catch (error) {
        for (const call of batch) call.reject(error);
      }
    }
    sending = undefined;
  };

  const leave = (call: Call): void => {
    if (!waiting.includes(call)) return;
    waiting = waiting.filter((other) => other !== call);
    call.reject(new SendAbandonedError('the caller gave up before it was sent'));
  };

  return {
    send: (messages: readonly OutgoingMessage[], signal?: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const call: Call = { messages, signal, resolve, reject };
        if (signal?.aborted) return reject(new SendAbandonedError('the caller gave up before it was sent'));
        signal?.addEventListener('abort', () => leave(call), { once: true });
        waiting.push(call);
        sending ??= Promise.resolve().then(drain);
      }),
    /** Resolves when nothing is waiting or in flight. */
    idle: async (): Promise<void> => {
      while (sending) await sending;
    },
  };
};
