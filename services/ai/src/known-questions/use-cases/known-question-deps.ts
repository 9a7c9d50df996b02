import type { Knowledge } from '../../knowledge/cache/knowledge.ts';
import type { TutorDeps } from '../../tutor/use-cases/tutor-deps.ts';
import type { KnownQuestionRepository } from '../data/known-question-repository.ts';
import type { AddedQuestions } from '../cache/added-questions.ts';

/** What adding known questions needs. */
export interface KnownQuestionDeps {
  knownQuestions: AddedQuestions & { questions: KnownQuestionRepository };
  knowledge: Knowledge;
  now: () => Date;
}

export interface ListPassagesDeps {
  tutor: Pick<TutorDeps, 'retrievalOf'>;
  knowledge: Knowledge;
  knownQuestions: Pick<AddedQuestions, 'read'>;
}
