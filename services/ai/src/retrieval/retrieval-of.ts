import type { KnowledgeSnapshot } from '../knowledge/domain/knowledge-snapshot.ts';
import type { ComparedQuestions } from './questions/compared-questions.ts';
import { createRetrieval, type Retrieval, type RetrievalData } from './retrieval.ts';

interface RetrievalOfData extends Pick<RetrievalData, 'vectorOf'> {
  /** Asked for once, at the first retrieval. */
  questions: () => ComparedQuestions;
}

/** The retrieval over a snapshot's passages, made once for each change of them. */
export const createRetrievalOf = ({
  vectorOf,
  questions,
}: RetrievalOfData): ((snapshot: KnowledgeSnapshot) => Retrieval) => {
  let compared: ComparedQuestions | undefined;
  const made = new WeakMap<KnowledgeSnapshot['passages'], Retrieval>();
  return ({ passages }) => {
    const known = made.get(passages);
    if (known) return known;
    compared ??= questions();
    const retrieval = createRetrieval(passages, { vectorOf, questions: compared });
    made.set(passages, retrieval);
    return retrieval;
  };
};
