import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { ErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import type { People } from '@academy/service-kit/people/people.ts';
import type { KnownAutomations } from './automations/known-automations.ts';
import type { KnowledgeDeps } from './knowledge/knowledge-feature.ts';
import type { LoadedPlayground } from './playground/playground-feature.ts';
import type { News } from './news/use-cases/news-deps.ts';
import type { Tools } from './tools/use-cases/tools-deps.ts';
import type { PromptDeps } from './prompts/use-cases/prompt-deps.ts';
import type { KnownQuestionDeps } from './known-questions/use-cases/known-question-deps.ts';
import type { SecretKey } from './tutor-gaps/data/gap-key.ts';
import type { TutorVoteDeps } from './tutor-votes/use-cases/tutor-vote-deps.ts';
import type { SentQuestionDeps } from './sent-questions/use-cases/sent-question-deps.ts';
import type { TutorGapDeps } from './tutor-gaps/use-cases/tutor-gap-deps.ts';
import type { SummaryDeps } from './summaries/use-cases/summary-deps.ts';
import type { RunningSpeech } from './speech/speech-feature.ts';
import type { PersonLocks } from './locks/person-locks.ts';
import type { UsageRepository } from './budgets/data/usage-repository.ts';
import type { Budgets } from './budgets/domain/budget-port.ts';
import type { BudgetSettings } from './budgets/domain/limits.ts';
import type { AskModel } from './providers/ask/answer.ts';
import type { TutorDeps } from './tutor/use-cases/tutor-deps.ts';
import type { Providers } from './providers/provider-port.ts';

/** What the use cases work with: one named part for each folder of features. */
export interface AiDeps {
  knowledge: KnowledgeDeps;
  tutor: TutorDeps;
  sentQuestions: SentQuestionDeps;
  tutorGaps: TutorGapDeps;
  tutorVotes: TutorVoteDeps;
  /** What receipts of answers and votes on them are hashed with. */
  receiptKey: SecretKey;
  knownQuestions: KnownQuestionDeps['knownQuestions'];
  playground: LoadedPlayground;
  prompts: PromptDeps;
  summaries: SummaryDeps;
  speech: RunningSpeech;
  /** One speech or summary at a time for each person, on all replicas together. */
  locks: PersonLocks;
  providers: Providers;
  /** The way to a model, or to the built-in answer: within the person's budget. */
  askModel: AskModel;
  budgets: Budgets;
  budgetSettings: BudgetSettings;
  usage: UsageRepository;
  news: News;
  knownAutomations: KnownAutomations;
  tools: Tools;
  people: People;
  erasure: ErasureGuard;
  logger: Logger;
  now: () => Date;
}
