import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { knownModels } from './data/known-models.ts';
import { createKnownRepository, type KnownRepository } from './data/known-repository.ts';
import { createKnowledge, type Knowledge } from './memory/knowledge.ts';

export type KnowledgeDeps = Knowledge & { records: KnownRepository };

/** The read model of what the academy publishes put together on its models. */
export const createKnowledgeParts = (mongo: Runtime['mongo']): KnowledgeDeps => {
  const records = createKnownRepository(knownModels(mongo));
  return { records, ...createKnowledge(records) };
};
