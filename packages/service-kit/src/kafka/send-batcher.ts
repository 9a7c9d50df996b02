import type { OutgoingMessage } from './kafka-port.ts';

/** What one produce request carries at most; the broker's own limit is 1 MiB. */
export const batchLimit = { messages: 500, bytes: 700_000 } as const;

interface Waiting {
  messages: readonly OutgoingMessage[];
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

/**
 * Sends of one topic, one request at a time, each carrying all that came meanwhile. So no key has ever two sends
 * in flight (they could land in the wrong order), and many writers share the broker's round trips.
 */
export const createSendBatcher = (sendNow: (messages: OutgoingMessage[]) => Promise<void>) => {
  let waiting: Waiting[] = [];
  let sending: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, fitting(waiting));
      waiting = waiting.slice(batch.length);
      try {
        await sendNow(batch.flatMap((call) => [...call.messages]));
        for (const call of batch) call.resolve();
      } catch (error) {
        for (const call of batch) call.reject(error);
      }
    }
    sending = undefined;
  };

  return {
    send: (messages: readonly OutgoingMessage[]): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.push({ messages, resolve, reject });
        sending ??= Promise.resolve().then(drain);
      }),
    /** Resolves when nothing is waiting or in flight. */
    idle: async (): Promise<void> => {
      while (sending) await sending;
    },
  };
};
