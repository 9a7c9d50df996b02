import { topics } from '@academy/contracts/registry/topics.ts';
import { parseConfig } from '@academy/service-kit/config/parse-config.ts';
import { listen } from '@academy/service-kit/http/listen.ts';
import { catchUp } from '@academy/service-kit/lifecycle/catch-up.ts';
import type { RunningProcess } from '@academy/service-kit/lifecycle/run-process.ts';
import { createProcessRuntime } from '@academy/service-kit/lifecycle/process-runtime.ts';
import { stopInOrder } from '@academy/service-kit/lifecycle/stop-in-order.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { configSchema } from './config.ts';
import { compose } from './dependencies.ts';
import type { LiveHub } from './live/live-hub.ts';

const heartbeatMs = 15_000;
/** A client that sends slower than this holds a connection for nothing: a picture of 10 MB needs a megabit a second. */
const clientTimeouts = { headersTimeoutMs: 10_000, requestTimeoutMs: 120_000 };

export interface RunningGateway extends RunningProcess {
  /** The open streams; null until Kafka has answered once. */
  hub: () => LiveHub | null;
}

/**
 * Starts one replica in this process. Pages and calls are served at once, with or without Kafka; live streams from when
 * Kafka has answered. `ready` resolves once it knows which sessions have ended (see `catchUp`). Throws ConfigError.
 */
export const startGateway = async (options: {
  env: NodeJS.ProcessEnv;
  /** A test's own. */
  logger?: Logger;
}): Promise<RunningGateway> => {
  const config = parseConfig(configSchema, options.env);
  const runtime = createProcessRuntime({ service: 'gateway', config, logger: options.logger });
  const { kafka, logger, health } = runtime;
  const { listener, identityFeed, liveFeed, closeUpstreams } = compose(config, runtime);
  const stopping = new AbortController();
  let isCaughtUp = false;
  health.add('feeds', () => {
    if (!isCaughtUp) throw new Error('not caught up');
  });
  const server = await listen(listener, { host: config.HOST, port: config.PORT, ...clientTimeouts });
  const heartbeat = setInterval(() => liveFeed.hub()?.heartbeat(), heartbeatMs);

  const begin = async (): Promise<void> => {
    const topicsReady = { ready: () => kafka.ensureTopics(topics) };
    const { signal } = stopping;
    await catchUp({ feeds: [topicsReady, identityFeed, liveFeed], kafka, logger, signal });
    isCaughtUp = true;
  };
  return {
    port: server.port,
    hub: liveFeed.hub,
    ready: begin(),
    stop: () => {
      stopping.abort(new Error('stopping'));
      health.setStopping();
      clearInterval(heartbeat);
      liveFeed.hub()?.close();
      return stopInOrder(logger, [
        [['server', () => server.close()]],
        [
          ['feeds', () => Promise.all([identityFeed.stop(), liveFeed.stop()])],
          ['upstreams', closeUpstreams],
        ],
        [['kafka', () => kafka.close()]],
      ]);
    },
  };
};
