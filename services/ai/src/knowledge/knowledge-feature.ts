import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { createKnowledge, type Knowledge } from './cache/knowledge.ts';
import { createCutter } from './cutting/cutter.ts';
import type { KnownModels } from './data/known-models.ts';
import { createKnownRepository, type KnownRepository } from './data/known-repository.ts';

export type KnowledgeDeps = Knowledge & { records: KnownRepository; workers: Worker[] };

/** The read model of what the academy publishes, and the passages that it is cut into. */
export const createKnowledgeDeps = (models: KnownModels, { logger }: { logger: Logger }): KnowledgeDeps => {
  const records = createKnownRepository(models);
  const { cut, worker } = createCutter({ logger });
  return { records, ...createKnowledge(records, { cut }), workers: [worker] };
};

/** What is known of what the academy publishes. */
export const knowledgeFeature = (
  { knowledge }: { knowledge: Pick<KnowledgeDeps, 'workers'> },
  models: KnownModels,
): Feature => defineFeature({ name: 'knowledge', models: Object.values(models), workers: knowledge.workers });
