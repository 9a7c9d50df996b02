import type { AddedQuestions } from '../../known-questions/cache/added-questions.ts';
import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { SecretKey } from '../../tutor-gaps/data/gap-key.ts';
import type { TutorVoteRepository } from '../data/tutor-vote-repository.ts';

/** What voting on answers needs. */
export interface TutorVoteDeps {
  votes: TutorVoteRepository;
  /** Counts one of a member's day. Throws DomainError 429. */
  count: (userId: string) => Promise<void>;
  /** Erases a member's votes, and how many. */
  erase: (userId: string) => Promise<void>;
}

export interface VoteDeps {
  tutorVotes: Pick<TutorVoteDeps, 'votes' | 'count'>;
  receiptKey: SecretKey;
  now: () => Date;
}

export interface ListVotesDeps {
  tutorVotes: Pick<TutorVoteDeps, 'votes'>;
  sentQuestions: { questions: { countByPassage: () => Promise<ReadonlyMap<string, number>> } };
  knowledge: Knowledge;
  knownQuestions: Pick<AddedQuestions, 'read'>;
}
