import type { KnowledgeSnapshot } from '../knowledge/memory/knowledge.ts';
import { createRetrieval, type Retrieval, type RetrievalData } from './retrieval.ts';

/** The retrieval over a snapshot's passages, made once for each change of them. */
export const createRetrievalOf = (data: RetrievalData): ((snapshot: KnowledgeSnapshot) => Retrieval) => {
  const made = new WeakMap<KnowledgeSnapshot['passages'], Retrieval>();
  return ({ passages }) => {
    const known = made.get(passages);
    if (known) return known;
    const retrieval = createRetrieval(passages, data);
    made.set(passages, retrieval);
    return retrieval;
  };
};
