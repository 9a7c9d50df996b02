import type { KnowledgeSnapshot } from '../knowledge/memory/knowledge.ts';
import { createRetrieval, type Retrieval, type RetrievalData } from './retrieval.ts';

/** The retrieval over a snapshot, made once for each. */
export const createRetrievalOf = (data: RetrievalData): ((snapshot: KnowledgeSnapshot) => Retrieval) => {
  const made = new WeakMap<KnowledgeSnapshot, Retrieval>();
  return (snapshot) => {
    const known = made.get(snapshot);
    if (known) return known;
    const retrieval = createRetrieval(snapshot.passages, data);
    made.set(snapshot, retrieval);
    return retrieval;
  };
};
