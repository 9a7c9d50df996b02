import type { Meaning } from '@academy/meaning/meaning.ts';
import type { KnowledgeSnapshot } from '../knowledge/memory/knowledge.ts';
import { createRetrieval, type Retrieval } from './retrieval.ts';

/** The retrieval over a snapshot, made once for each. */
export const createRetrievalOf = (
  vectorOf: Meaning['vectorOf'],
): ((snapshot: KnowledgeSnapshot) => Retrieval) => {
  const made = new WeakMap<KnowledgeSnapshot, Retrieval>();
  return (snapshot) => {
    const known = made.get(snapshot);
    if (known) return known;
    const retrieval = createRetrieval(snapshot.passages, vectorOf);
    made.set(snapshot, retrieval);
    return retrieval;
  };
};
