import { join } from 'node:path';
import { createKafka } from '@academy/service-kit/kafka/kafkajs-adapter.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { startConfig } from '../start/config.ts';
import { readEnvFile } from '../start/read-env-file.ts';
import { rememberedStores } from '../start/remembered-stores.ts';

/** The Kafka of the running academy: the one configured, or the embedded one of the data folder. Throws when it is away. */
export const connectedKafka = async (root: string): Promise<KafkaPort> => {
  const env = readEnvFile(join(root, '.env'), process.env);
  const brokers = env['KAFKA_BROKERS'] ?? rememberedStores(startConfig(env, root).dataDir)?.kafkaBrokers;
  if (!brokers) throw new Error('The academy has not been started here. Start it, or set KAFKA_BROKERS.');
  const kafka = createKafka({
    brokers: brokers.split(','),
    clientId: 'parked',
    topicPrefix: env['TOPIC_PREFIX'] ?? '',
    logger: createLogger({ service: 'parked', level: 'silent' }),
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    await kafka.ping();
  } catch (error) {
    await kafka.close();
    throw new Error(`Kafka does not answer at ${brokers}. Is the academy running?`, { cause: error });
  }
  return kafka;
};
