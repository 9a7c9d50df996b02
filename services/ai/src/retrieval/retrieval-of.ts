import type { KnowledgeSnapshot } from '../knowledge/domain/knowledge-snapshot.ts';
import type { ComparedQuestions } from './questions/compared-questions.ts';
import { holdersOf, type HeldQuestions } from './questions/holders.ts';
import { createQuestionMatch } from './questions/question-match.ts';
import { createPassageIndex, retrievalOver, type Retrieval, type RetrievalData } from './retrieval.ts';

type Compare = (added: readonly HeldQuestions[]) => ComparedQuestions;

interface RetrievalOfData extends Pick<RetrievalData, 'vectorOf' | 'sentences'> {
  /** Asked for once, at the first retrieval. */
  comparing: () => Compare;
}

interface Indexed {
  index: ReturnType<typeof createPassageIndex>;
  /** By entries of the content. */
  holders: number[][];
  latest: { added: readonly HeldQuestions[]; retrieval: Retrieval } | null;
}

/**
 * The retrieval over a snapshot's passages and what staff added to them: the passages are indexed once for each change of them, and
 * a question that is added takes no more than itself. One whose text is withdrawn waits outside until it is published again.
 */
export const createRetrievalOf = ({
  vectorOf,
  sentences,
  comparing,
}: RetrievalOfData): ((snapshot: KnowledgeSnapshot, added: readonly HeldQuestions[]) => Retrieval) => {
  let compare: Compare | undefined;
  const known = new WeakMap<KnowledgeSnapshot['passages'], Indexed>();

  const indexed = (passages: KnowledgeSnapshot['passages'], compared: Compare): Indexed => {
    const index = createPassageIndex(passages, { vectorOf, sentences });
    return { index, holders: holdersOf(compared([]).answered, passages), latest: null };
  };

  return ({ passages }, added) => {
    compare ??= comparing();
    const of = known.get(passages) ?? indexed(passages, compare);
    known.set(passages, of);
    if (of.latest?.added === added) return of.latest.retrieval;
    const addedHolders = holdersOf(added, passages);
    const isHeld = (entry: number): boolean => (addedHolders[entry]?.length ?? 0) > 0;
    const questions = compare(added.filter((_, entry) => isHeld(entry)));
    const holders = [...of.holders, ...addedHolders.filter((_, entry) => isHeld(entry))];
    const retrieval = retrievalOver(of.index, questions, createQuestionMatch(questions, passages, holders));
    of.latest = { added, retrieval };
    return retrieval;
  };
};
