import type { CommonConfig } from '../config/common-config.ts';
import { createHealth, type Health } from '../health/health.ts';
import { createKafka } from '../kafka/kafkajs-adapter.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';

/** What a process stands on. Nothing of it has connected to anything yet. */
export interface ProcessRuntime {
  service: string;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  kafka: KafkaPort;
}

export interface ProcessOptions {
  service: string;
  config: Pick<CommonConfig, 'LOG_LEVEL' | 'KAFKA_BROKERS' | 'KAFKA_MAX_WAIT_MS' | 'TOPIC_PREFIX'>;
  /** A test's own. */
  logger?: Logger | undefined;
}

/** Logger, metrics, health and Kafka of one process. A consumer that cannot go on ends the process with 1. */
export const createProcessRuntime = ({ service, config, logger: given }: ProcessOptions): ProcessRuntime => {
  const logger = given ?? createLogger({ service, level: config.LOG_LEVEL });
  const kafka = createKafka({
    brokers: config.KAFKA_BROKERS,
    clientId: service,
    topicPrefix: config.TOPIC_PREFIX,
    maxWaitMs: config.KAFKA_MAX_WAIT_MS,
    logger,
    onFatal: (error) => {
      logger.fatal({ err: error }, 'a consumer cannot go on');
      process.exit(1);
    },
  });
  return { service, logger, metrics: createMetrics(service), health: createHealth(), kafka };
};
