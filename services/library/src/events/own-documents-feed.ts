import { libraryTopics } from '@academy/contracts/events/library/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import type { KafkaPort, RunningConsumer } from '@academy/service-kit/kafka/kafka-port.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';

/** Hears of the library's own facts in every replica, so that what each holds in memory is made anew. */
export const startOwnDocumentsFeed = (options: {
  kafka: KafkaPort;
  logger: Logger;
  onChange: () => void;
}): RunningConsumer =>
  startBroadcastConsumer({
    kafka: options.kafka,
    name: 'library.own-documents',
    topics: [libraryTopics.documents.name],
    since: 'end',
    handler: options.onChange,
    logger: options.logger,
  });
