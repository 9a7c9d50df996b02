import { replaysTopic } from '@academy/contracts/events/topics.ts';
import type { Registry } from 'prom-client';
import type { KafkaPort, RunningConsumer } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { createConsumerMetrics } from './consumer-metrics.ts';
import type { EventHandler } from './event-handler.ts';
import { createMessageHandler } from './handle-message.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retry-schedule.ts';

export interface ConsumerOptions {
  kafka: KafkaPort;
  /** Replicas of a service share it, and with it the partitions. */
  groupId: string;
  handlers: readonly EventHandler[];
  logger: Logger;
  metrics: { registry: Registry };
  retry?: Partial<RetryPolicy>;
}

/**
 * Reads the topics of its handlers, from their beginning the first time, at least once each message, and the parked
 * messages that are given back to its group. What is
 * neither handled nor parked stays uncommitted, so a crash repeats it; see handle-message.ts for what follows a
 * failure. `ready()` resolves once what the topics held at the start has been handled.
 */
export const startConsumer = (options: ConsumerOptions): RunningConsumer => {
  const { kafka, groupId, handlers, metrics, retry } = options;
  const logger = options.logger.child({ group: groupId });
  const handler = createMessageHandler({
    groupId,
    handlers,
    kafka,
    logger,
    retry: { ...defaultRetryPolicy, ...retry },
    observer: createConsumerMetrics(metrics.registry, groupId),
  });
  const topics = [...new Set(handlers.map(({ event }) => event.topic))];
  return kafka.consume({
    groupId,
    topics: [...topics, replaysTopic.name],
    from: 'beginning',
    commit: true,
    handler,
  });
};
