import { topics } from '@academy/contracts/registry/topics.ts';
import type { Express } from 'express';
import { parseConfig } from '../config/parse-config.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { listen } from '../http/listen.ts';
import type { IdentityPort } from '../identity/identity-port.ts';
import type { KafkaPort } from '../kafka/kafka-port.ts';
import type { Logger } from '../logging/logger.ts';
import { dropReplacedIndexes } from '../mongo/connect-mongo.ts';
import { createRelay } from '../outbox/relay.ts';
import { createSweeper } from '../sweeper/sweeper.ts';
import { pause } from '../time/pause.ts';
import { catchUp } from './catch-up.ts';
import { checkErasure } from '../people/check-erasure.ts';
import { checkAggregates } from './check-aggregates.ts';
import { collectFeatures, type CollectedFeatures } from './collect-features.ts';
import type { ConfigSchema, ServiceDefinition, ServiceParts } from './define-service.ts';
import { prepareStore } from './prepare-store.ts';
import type { RunningProcess } from './run-process.ts';
import { startBroadcasts, startGroups, startIdentity, type RunningGroup } from './service-readers.ts';
import { createRuntime, type Runtime } from './service-runtime.ts';
import { stopInOrder } from './stop-in-order.ts';

export interface RunningService<Parts extends ServiceParts> extends RunningProcess {
  parts: Parts;
  runtime: Runtime;
}

export interface StartOptions {
  env: NodeJS.ProcessEnv;
  /** A test's own. */
  logger?: Logger;
  /** How long Kafka may stay away before work begins without what was missed, see `catchUp`. */
  patienceMs?: number;
  /** Stands before Kafka, so that a test can take it away. */
  kafka?: (port: KafkaPort) => KafkaPort;
}

/** How far the start has come. */
interface Progress {
  isPrepared: boolean;
  isCaughtUp: boolean;
  isStopping: boolean;
}

const sweepEveryMs = 10 * 60_000;

const addHealthChecks = ({ health, mongo }: Runtime, progress: Progress): void => {
  health.add('mongo', async () => {
    if (mongo.readyState !== 1) throw new Error('not connected');
    await mongo.db?.command({ ping: 1 });
  });
  health.add('prepared', () => {
    if (!progress.isPrepared) throw new Error('not prepared');
  });
  health.add('feeds', () => {
    if (!progress.isCaughtUp) throw new Error('not caught up');
  });
};

const appOf = (
  runtime: Runtime,
  { erasure, http }: ServiceParts,
  {
    features,
    identity,
    progress,
  }: { features: CollectedFeatures; identity: IdentityPort; progress: Progress },
): Express => {
  const { service, config, logger, metrics, health } = runtime;
  return createHttpApp({
    service,
    logger,
    metrics,
    health,
    isOpen: () => progress.isPrepared && !progress.isStopping,
    routers: features.routers({
      identity,
      validateResponses: config.NODE_ENV !== 'production',
      ...(erasure && { erasure }),
    }),
    trustProxy: config.TRUST_PROXY,
    ...http,
  });
};

/**
 * Starts a service in this process. It listens at once and answers 503 until its store is prepared; the store and Kafka
 * may come later, in any order, and nothing that uses the store starts before its indexes. `ready` resolves once the store
 * is prepared and the feeds have caught up (see `catchUp`), and rejects where that can never work. Throws ConfigError, and
 * where a collection would keep members whose accounts are deleted (see `checkErasure`) or events (see `checkAggregates`).
 */
export const startService = async <Schema extends ConfigSchema, Parts extends ServiceParts>(
  definition: ServiceDefinition<Schema, Parts>,
  { env, logger: given, kafka: wrapKafka = (port) => port, patienceMs }: StartOptions,
): Promise<RunningService<Parts>> => {
  const { name: service } = definition;
  const config = parseConfig(definition.config, env);
  const real = createRuntime({ service, config, logger: given });
  const runtime: Runtime = { ...real, kafka: wrapKafka(real.kafka) };
  const { logger, kafka, mongo, health, metrics } = runtime;
  const parts = await definition.compose(runtime, config);
  const models = Object.values(mongo.models);
  checkErasure(models, parts.features);
  checkAggregates(models, parts.features);
  const features = collectFeatures(parts.features);
  const { workers, aggregates, sweeps } = features;
  const progress: Progress = { isPrepared: false, isCaughtUp: false, isStopping: false };
  const { identity, feed } = startIdentity(runtime, parts.identity, () => progress.isCaughtUp);
  addHealthChecks(runtime, progress);
  const app = appOf(runtime, parts, { features, identity, progress });
  const server = await listen(app, { host: config.HOST, port: config.PORT });

  const stopping = new AbortController();
  const { signal } = stopping;
  const relay = createRelay({
    service,
    models: aggregates,
    kafka,
    logger,
    metrics,
    sweepMs: config.OUTBOX_SWEEP_MS,
  });
  const sweeper = createSweeper({ jobs: sweeps, everyMs: sweepEveryMs, logger });
  const broadcasts = [...(feed ? [feed] : []), ...startBroadcasts(runtime, features)];
  let groups: RunningGroup[] = [];

  /** Created by the first service that finds them missing; each makes sure of all, so that none waits for another. */
  const startOnTopics = async (): Promise<void> => {
    await kafka.ensureTopics(topics);
    if (signal.aborted) return;
    relay.start();
    groups = startGroups(runtime, features);
    await Promise.all(groups.filter((group) => group.isReadModel).map((group) => group.ready()));
  };
  const prepare = async (): Promise<void> => {
    await features.prepare();
    await dropReplacedIndexes(runtime.mongo);
  };
  const begin = async (): Promise<void> => {
    await prepareStore({ runtime, features: { ...features, prepare }, signal });
    progress.isPrepared = true;
    for (const worker of workers) worker.start();
    sweeper.start();
    await catchUp({
      feeds: [...broadcasts, { ready: startOnTopics }],
      kafka,
      logger,
      signal,
      ...(patienceMs !== undefined && { patienceMs }),
    });
    progress.isCaughtUp = true;
  };

  return {
    port: server.port,
    parts,
    runtime,
    ready: begin().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
    stop: () => {
      health.setStopping();
      progress.isStopping = true;
      stopping.abort(new Error('stopping'));
      return stopInOrder(logger, [
        // A connection that is closed while a call is on its way breaks that call: by then nobody sends any.
        [['callers', () => pause(config.DRAIN_MS)]],
        [['server', () => server.close()]],
        [
          ['workers', () => Promise.all(workers.map((worker) => worker.stop()))],
          ['sweeper', () => sweeper.stop()],
          ['consumers', () => Promise.all(groups.map((group) => group.stop()))],
          ['broadcasts', () => Promise.all(broadcasts.map((broadcast) => broadcast.stop()))],
        ],
        [['relay', () => relay.stop()]],
        [['kafka', () => kafka.close()]],
        [['mongo', () => mongo.close()]],
      ]);
    },
  };
};
