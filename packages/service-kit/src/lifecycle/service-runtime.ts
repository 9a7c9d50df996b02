import type { Connection } from 'mongoose';
import type { CommonConfig } from '../config/common-config.ts';
import { createHealth, type Health } from '../health/health.ts';
import { createKafka } from '../kafka/kafkajs-adapter.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { createConnection } from '../mongo/connect-mongo.ts';

/** What a process stands on. Nothing of it has connected to anything yet. */
export interface ProcessRuntime {
  service: string;
  logger: Logger;
  metrics: Metrics;
  health: Health;
  kafka: KafkaPort;
}

export interface Runtime extends ProcessRuntime {
  config: CommonConfig;
  /** The service's own database; `compose` declares its models on it, before it is open. */
  mongo: Connection;
  /** Where this process itself takes requests, such as `http://127.0.0.1:40123`; known once it listens. */
  ownUrl: () => string;
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

/** The same with a connection to the service's own database, still closed. */
export const createRuntime = (
  options: ProcessOptions & { config: CommonConfig; ownUrl: () => string },
): Runtime => ({
  ...createProcessRuntime(options),
  config: options.config,
  mongo: createConnection(),
  ownUrl: options.ownUrl,
});
