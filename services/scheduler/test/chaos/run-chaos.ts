import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import { automationDueV1 } from '@academy/contracts/events/scheduler/automation-due.v1.ts';
import { schedulerTopics } from '@academy/contracts/events/scheduler/topics.ts';
import { startBroadcastConsumer } from '@academy/service-kit/consumers/broadcast-consumer.ts';
import { createKafka } from '@academy/service-kit/kafka/kafkajs-adapter.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { connectMongo, ensureIndexes } from '@academy/service-kit/mongo/connect-mongo.ts';
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { automationModel } from '../../src/automations/data/automation-model.ts';
import { createAutomationRepository } from '../../src/automations/data/automation-repository.ts';
import { runModel } from '../../src/automations/data/run-model.ts';
import { mostDelayMs, slotFigures, type Asked, type SlotFigures } from './figures.ts';
import { startReplicas, type Replicas } from './replicas.ts';

export interface ChaosOptions {
  /** What a service's own config reads of the stack. */
  stack: Record<'MONGO_URL' | 'KAFKA_BROKERS' | 'DB_PREFIX' | 'TOPIC_PREFIX', string>;
  replicas: number;
  automations: number;
  intervalMs: number;
  /** How long slots come while replicas are killed. */
  forMs: number;
  /** Between two kills, at random. */
  killEveryMs: readonly [number, number];
  logger: Logger;
}

export interface ChaosReport extends SlotFigures {
  kills: number;
  seconds: number;
}

/** Nobody calls the replicas: no token is ever checked. */
const noKeys = 'http://127.0.0.1:9/keys';

/** The topic's reader, which knows when each run was first asked for. */
const startReading = ({ stack, logger }: ChaosOptions) => {
  const kafka = createKafka({
    brokers: stack.KAFKA_BROKERS.split(','),
    clientId: 'chaos',
    topicPrefix: stack.TOPIC_PREFIX,
    onFatal: (error) => logger.error({ err: error }, 'the reader of runs died'),
    logger,
  });
  const asked: Asked[] = [];
  const reader = startBroadcastConsumer({
    kafka,
    name: 'chaos.runs',
    topics: [schedulerTopics.runs.name],
    since: 'beginning',
    handler: ({ id, type, data }) => {
      if (type !== automationDueV1.type) return;
      asked.push({ runId: (data as { runId: string }).runId, eventId: id, at: Date.now() });
    },
    logger,
  });
  return {
    asked,
    ready: () => reader.ready(),
    stop: async () => {
      await reader.stop();
      await kafka.close();
    },
  };
};

/** Kills replicas one after the other until the time is over. */
const killUntil = async (
  end: number,
  { killOne }: Replicas,
  [least, most]: ChaosOptions['killEveryMs'],
): Promise<number> => {
  let kills = 0;
  for (;;) {
    const pause = randomInt(least, most);
    if (Date.now() + pause > end) break;
    await wait(pause);
    await killOne();
    kills += 1;
  }
  await wait(Math.max(0, end - Date.now()));
  return kills;
};

/** Replicas of the scheduler run automations while they are killed at random; what became of every slot. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { stack, logger, intervalMs } = options;
  const began = performance.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'academy-chaos-'));
  const mongo = await connectMongo({ url: stack.MONGO_URL, dbName: `${stack.DB_PREFIX}scheduler`, logger });
  const model = runModel(mongo);
  const automations = createAutomationRepository(automationModel(mongo));
  await ensureIndexes(mongo);
  const env = { ...stack, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir, AUTH_JWKS_URL: noKeys };
  const replicas = await startReplicas(options.replicas, env);
  const reading = startReading(options);
  try {
    await reading.ready();
    const firstSlot = Date.now() + intervalMs;
    const ids = Array.from({ length: options.automations }, (_, index) => `automation-${index + 1}`);
    for (const _id of ids) {
      const state = { _id, type: 'refresh_news', isActive: true, intervalMs, lastRunAt: null } as const;
      await automations.create({ ...state, nextRunAt: new Date(firstSlot), createdAt: new Date() }, []);
    }
    const lastSlot = firstSlot + Math.floor((options.forMs - intervalMs) / intervalMs) * intervalMs;
    const kills = await killUntil(firstSlot + options.forMs - intervalMs, replicas, options.killEveryMs);
    const figures = async (): Promise<SlotFigures> => {
      const runs = await model.find({}, { automationId: 1, slot: 1 }).lean();
      return slotFigures({ automationIds: ids, firstSlot, lastSlot, intervalMs, runs, asked: reading.asked });
    };
    // The last slots have a minute too.
    await until(async () => (await figures()).lost === 0, { withinMs: mostDelayMs }).catch(() => undefined);
    return { ...(await figures()), kills, seconds: Math.round((performance.now() - began) / 1_000) };
  } finally {
    await replicas.stop();
    await reading.stop();
    await mongo.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
