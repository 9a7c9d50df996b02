import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import type { Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createCutter } from './cutting/cutter.ts';
import { knownModels } from './data/known-models.ts';
import { createKnownRepository, type KnownRepository } from './data/known-repository.ts';
import { createKnowledge, type Knowledge } from './cache/knowledge.ts';

export type KnowledgeDeps = Knowledge & { records: KnownRepository; workers: Worker[] };

/** The read model of what the academy publishes put together on its models. */
export const createKnowledgeParts = ({ mongo, logger }: Pick<Runtime, 'mongo' | 'logger'>): KnowledgeDeps => {
  const records = createKnownRepository(knownModels(mongo));
  const { cut, worker } = createCutter({ logger });
  return { records, ...createKnowledge(records, { cut }), workers: [worker] };
};
