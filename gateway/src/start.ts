import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { createKafka } from '@academy/service-kit/kafka/kafkajs-adapter.ts';
import { announceListening, runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { ensureAllTopics } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { stopInTurn } from '@academy/service-kit/lifecycle/stop-in-turn.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { configSchema } from './config.ts';
import { compose } from './dependencies.ts';

const heartbeatMs = 15_000;
/** Whoever sends slower than this holds a connection for nothing. */
const clientTimeouts = { headersTimeoutMs: 10_000, requestTimeoutMs: 30_000 };

runService({
  name: 'gateway',
  start: async () => {
    const config = parseConfig(configSchema, process.env);
    const logger = createLogger({ service: 'gateway', level: config.LOG_LEVEL });
    const kafka = createKafka({
      brokers: config.KAFKA_BROKERS,
      clientId: 'gateway',
      topicPrefix: config.TOPIC_PREFIX,
      logger,
      onFatal: (err) => {
        logger.fatal({ err }, 'a consumer cannot go on');
        process.exit(1);
      },
    });
    await ensureAllTopics(kafka);
    const { listener, identityFeed, liveFeed, closeUpstreams } = await compose(config, kafka, logger);
    await Promise.all([identityFeed.ready(), liveFeed.ready()]);
    const server = await listen(listener, {
      host: config.HOST,
      port: config.PORT,
      ...clientTimeouts,
    });
    const heartbeat = setInterval(() => liveFeed.hub.heartbeat(), heartbeatMs);
    announceListening(server.port);
    return {
      stop: () => {
        clearInterval(heartbeat);
        liveFeed.hub.close();
        return stopInTurn(logger, [
          ['server', () => server.close()],
          ['feeds', () => Promise.all([identityFeed.stop(), liveFeed.stop()])],
          ['upstreams', closeUpstreams],
          ['kafka', () => kafka.close()],
        ]);
      },
    };
  },
});
