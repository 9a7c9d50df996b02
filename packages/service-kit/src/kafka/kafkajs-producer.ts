import { Socket } from 'node:net';
import { Partitioners, type Kafka, type Producer } from 'kafkajs';
import { backoffMs } from '../time/backoff.ts';
import { pause } from '../time/pause.ts';
import { isBrokersAnswer, isPassingAnswer } from './kafkajs-errors.ts';
import { SendAbandonedError, type OutgoingMessage } from './kafka-port.ts';

const allReplicasInSync = -1;
/** Half of a send's time: a new topic's leader, or a partition's next one, can be seconds away on a busy broker. */
const passingShare = 0.5;
const passingBackoff = { firstMs: 100, maxMs: 400 };

export interface ProducerOptions {
  /** A client whose connections are all opened by what it is given. */
  createClient: (open: (socket: () => Socket) => Socket) => Kafka;
  /** A request that has taken longer than this is abandoned. */
  sendTimeoutMs: number;
}

/** One connected producer. Once abandoned, no byte leaves it any more. */
interface Line {
  producer: Promise<Producer>;
  abandon: () => void;
}

const closedSocket = (): Socket => {
  const socket = new Socket();
  setImmediate(() => socket.destroy(new Error('this producer was abandoned')));
  return socket;
};

const openLine = ({ createClient }: ProducerOptions): Line => {
  const sockets = new Set<Socket>();
  let abandoned = false;
  const kafka = createClient((open) => {
    if (abandoned) return closedSocket();
    const socket = open();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  });
  const created = kafka.producer({
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    // Callers have a backoff of their own. A retry in here could go out on a new connection while the first try
    // is still on its way on the old one.
    retry: { retries: 0 },
  });
  const producer = created.connect().then(() => created);
  producer.catch(() => undefined);
  return {
    producer,
    abandon: () => {
      abandoned = true;
      // A reset, not an orderly end: what the kernel has not sent yet is dropped.
      for (const socket of sockets) {
        socket.resetAndDestroy();
        // kafkajs gives up the requests of a connection at once only where it hears of an error.
        socket.emit('error', new Error('this producer was abandoned'));
      }
      created.disconnect().catch(() => undefined);
    },
  };
};

const abandonment = (signal: AbortSignal | undefined, timeoutMs: number) => {
  const abandoned = Promise.withResolvers<never>();
  const giveUp = (why: string) => () => abandoned.reject(new SendAbandonedError(why));
  const timer = setTimeout(giveUp('the broker did not acknowledge in time'), timeoutMs);
  const onAbort = giveUp('the caller gave up');
  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) onAbort();
  const forget = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  return { promise: abandoned.promise, forget };
};

/**
 * A producer that connects when first needed, and afresh after any failure that was not the broker's own answer.
 * Once a send has rejected, nothing of it leaves this process any more: kafkajs only stops waiting for a request
 * that timed out and leaves its bytes in the connection, from where they could land behind newer messages.
 */
export const createReconnectingProducer = (options: ProducerOptions) => {
  const { sendTimeoutMs } = options;
  let line: Line | undefined;

  const request = async (current: Line, topic: string, messages: readonly OutgoingMessage[]) => {
    const producer = await current.producer;
    const record = {
      topic,
      acks: allReplicasInSync,
      timeout: sendTimeoutMs,
      messages: messages.map(({ key, value, headers }) => ({ key, value, headers: { ...headers } })),
    };
    const giveUpAt = Date.now() + sendTimeoutMs * passingShare;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await producer.send(record);
      } catch (error) {
        // After an answer nothing is on its way any more, so this may be repeated on the same connection.
        if (!isPassingAnswer(error) || Date.now() >= giveUpAt) throw error;
        await pause(backoffMs(attempt, passingBackoff));
      }
    }
  };

  return {
    /** `signal` abandons it before its time. */
    send: async (
      topic: string,
      messages: readonly OutgoingMessage[],
      signal?: AbortSignal,
    ): Promise<void> => {
      const current = (line ??= openLine(options));
      const abandoned = abandonment(signal, sendTimeoutMs);
      const sending = request(current, topic, messages);
      sending.catch(() => undefined);
      try {
        await Promise.race([sending, abandoned.promise]);
      } catch (error) {
        if (!isBrokersAnswer(error)) {
          current.abandon();
          if (line === current) line = undefined;
        }
        throw error;
      } finally {
        abandoned.forget();
      }
    },
    disconnect: async (): Promise<void> => {
      const producer = await line?.producer.catch(() => undefined);
      line = undefined;
      await producer?.disconnect().catch(() => undefined);
    },
  };
};
