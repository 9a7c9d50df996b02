import { Partitioners, type Kafka, type Producer } from 'kafkajs';
import { isBrokersAnswer } from './kafkajs-errors.ts';
import type { OutgoingMessage } from './kafka-port.ts';

const allReplicasInSync = -1;
const brokerTimeoutMs = 10_000;

/** A producer that connects when first needed and, after a broken connection, afresh. */
export const createReconnectingProducer = (kafka: Kafka) => {
  let connecting: Promise<Producer> | undefined;

  const open = async (): Promise<Producer> => {
    const producer = kafka.producer({
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      // Whoever sends has its own backoff; kafkajs only smooths over a change of leader.
      retry: { retries: 2, initialRetryTime: 50, maxRetryTime: 300 },
    });
    await producer.connect();
    return producer;
  };

  const connected = (): Promise<Producer> => {
    const attempt = (connecting ??= open());
    attempt.catch(() => {
      if (connecting === attempt) connecting = undefined;
    });
    return attempt;
  };

  const drop = (producer: Producer): void => {
    connecting = undefined;
    producer.disconnect().catch(() => undefined);
  };

  return {
    send: async (topic: string, messages: OutgoingMessage[]): Promise<void> => {
      const attempt = connected();
      const producer = await attempt;
      try {
        await producer.send({
          topic,
          acks: allReplicasInSync,
          timeout: brokerTimeoutMs,
          messages: messages.map(({ key, value, headers }) => ({ key, value, headers: { ...headers } })),
        });
      } catch (error) {
        if (!isBrokersAnswer(error) && connecting === attempt) drop(producer);
        throw error;
      }
    },
    disconnect: async (): Promise<void> => {
      const producer = await connecting?.catch(() => undefined);
      connecting = undefined;
      await producer?.disconnect().catch(() => undefined);
    },
  };
};
