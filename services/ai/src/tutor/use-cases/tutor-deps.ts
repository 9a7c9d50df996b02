import type { AnsweredBy } from '@academy/contracts/http/ai/answered-by.ts';
import type { Meaning } from '@academy/meaning/meaning.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { Budgets } from '../../budgets/domain/budget-port.ts';
import type { KnowledgeSnapshot } from '../../knowledge/domain/knowledge-snapshot.ts';
import type { AddedQuestions } from '../../known-questions/cache/added-questions.ts';
import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { AskModel } from '../../providers/ask/answer.ts';
import type { SecretKey } from '../../tutor-gaps/data/gap-key.ts';
import type { NoteGapDeps } from '../../tutor-gaps/use-cases/tutor-gap-deps.ts';
import type { HeldQuestions } from '../../retrieval/questions/holders.ts';
import type { Comparing } from '../grounding/comparing.ts';
import type { Retrieval } from '../../retrieval/retrieval.ts';

/** What the tutor works with. */
export interface TutorDeps {
  /** Who is meant to answer: the configured model, or the academy itself. */
  answeredBy: AnsweredBy;
  /** Over what is published, with the questions that staff added. */
  retrievalOf: (snapshot: KnowledgeSnapshot, added: readonly HeldQuestions[]) => Retrieval;
  vectorOf: Meaning['vectorOf'];
  /** What a model's sentences are compared with their sources by; made at the first answer of a model. */
  comparing: () => Comparing;
  /** Whether a model answers what the academy does not teach too. */
  answersGeneral: boolean;
  /** A fresh unforeseeable name for the delimiters of one request. */
  newBoundary: () => string;
}

/** What answering a question takes. */
export interface AnsweringDeps extends NoteGapDeps {
  logger: Pick<Logger, 'warn' | 'error'>;
  tutor: TutorDeps;
  knowledge: Knowledge;
  knownQuestions: Pick<AddedQuestions, 'read'>;
  /** What receipts of answers are made with. */
  receiptKey: SecretKey;
  askModel: AskModel;
  budgets: Pick<Budgets, 'reserve'>;
}
