import type { Envelope } from '@academy/contracts/events/event.ts';
import type { KafkaPort, ReceivedMessage, RunningConsumer, StartingPoint } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { parseEvent } from './parse-event.ts';

export type MessageOrigin = Pick<ReceivedMessage, 'topic' | 'partition' | 'offset' | 'key'>;

export interface BroadcastOptions {
  kafka: KafkaPort;
  /** Names the reader in logs and in the broker's list of groups. */
  name: string;
  topics: readonly string[];
  since: StartingPoint;
  /** Gets every event of these topics. An error is logged and the event passed by, since nothing is kept of it. */
  handler: (envelope: Envelope, origin: MessageOrigin) => void | Promise<void>;
  logger: Logger;
}

/**
 * Every process reads every message, in a group of its own that leaves nothing behind in the broker: for caches,
 * revocations and live streams. After a rebuild it goes on where it was.
 */
export const startBroadcastConsumer = (options: BroadcastOptions): RunningConsumer => {
  const { kafka, name, topics, since, handler } = options;
  const logger = options.logger.child({ group: name });
  return kafka.consume({
    groupId: name,
    topics,
    from: since,
    commit: false,
    handler: async (message) => {
      try {
        if (message.value !== null) await handler(parseEvent(message), message);
      } catch (error) {
        logger.error({ err: error, topic: message.topic, offset: message.offset }, 'event passed by');
      }
      return 'done';
    },
  });
};
