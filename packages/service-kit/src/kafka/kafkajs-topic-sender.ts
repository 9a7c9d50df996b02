import { isRefusalOfMessages } from './kafkajs-errors.ts';
import { createReconnectingProducer, type ProducerOptions } from './kafkajs-producer.ts';
import { MessageRefusedError } from './kafka-port.ts';
import { createSendBatcher } from './send-batcher.ts';

const asRefusal = (error: unknown): unknown =>
  isRefusalOfMessages(error)
    ? new MessageRefusedError('the broker refuses these messages', { cause: error })
    : error;

/** Sends to one topic (named with the stack's prefix), in the order of the calls, over a connection of its own. */
export const createTopicSender = (topic: string, options: ProducerOptions) => {
  const producer = createReconnectingProducer(options);
  const batcher = createSendBatcher(async (messages, signal) => {
    try {
      await producer.send(topic, messages, signal);
    } catch (error) {
      throw asRefusal(error);
    }
  });
  return {
    send: batcher.send,
    /** Finishes what is being sent and disconnects. */
    close: async (): Promise<void> => {
      await batcher.idle();
      await producer.disconnect();
    },
  };
};

export type TopicSender = ReturnType<typeof createTopicSender>;
