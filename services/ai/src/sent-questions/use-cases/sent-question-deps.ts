import type { SecretKey } from '../../tutor-gaps/data/gap-key.ts';
import type { SentQuestionRepository } from '../data/sent-question-repository.ts';

/** What sending questions to the team needs. */
export interface SentQuestionDeps {
  questions: SentQuestionRepository;
  /** Counts one of a member's day; the same question counts once. Throws DomainError 429. */
  count: (userId: string, questionId: string) => Promise<void>;
  /** Erases what a member sent, and how much. */
  erase: (userId: string) => Promise<void>;
  receiptKey: SecretKey;
  now: () => Date;
}
