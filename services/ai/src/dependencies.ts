import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { limitCountModel } from '@academy/service-kit/limits/limit-count-model.ts';
import { createErasureGuard, type ErasureOptions } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import { automationModel } from './automations/data/automation-model.ts';
import { createKnownAutomations } from './automations/known-automations.ts';
import { createBudgetDeps, createBudgetModels } from './budgets/budget-feature.ts';
import type { Config } from './config.ts';
import type { AiDeps } from './deps.ts';
import { knownModels } from './knowledge/data/known-models.ts';
import { createKnowledgeDeps } from './knowledge/knowledge-feature.ts';
import { knownQuestionModel } from './known-questions/data/known-question-model.ts';
import { createKnownQuestionDeps } from './known-questions/known-question-feature.ts';
import { lockModel } from './locks/data/lock-model.ts';
import { createLocks } from './locks/lock-feature.ts';
import { createNews, createNewsModels } from './news/create-news.ts';
import { createPlaygroundDeps } from './playground/playground-feature.ts';
import { promptStorageLimit } from './prompts/prompt-config.ts';
import { createPromptDeps, createPromptModels } from './prompts/prompt-feature.ts';
import { createProviders } from './providers/create-providers.ts';
import { createAsking } from './providers/provider-parts.ts';
import { readQuestions } from './retrieval/questions/read-questions.ts';
import { createSentences } from './retrieval/sentences/create-sentences.ts';
import { sentQuestionModel } from './sent-questions/data/sent-question-model.ts';
import { createSentQuestionDeps } from './sent-questions/sent-question-feature.ts';
import { audioModels } from './speech/data/audio-models.ts';
import { createSpeechDeps } from './speech/speech-feature.ts';
import { summaryModel } from './summaries/data/summary-model.ts';
import { createSummaryDeps } from './summaries/summary-feature.ts';
import { createToolModels, createTools } from './tools/tool-feature.ts';
import { createSecretKey } from './tutor-gaps/data/gap-key.ts';
import { createTutorGapDeps, createTutorGapModels } from './tutor-gaps/tutor-gap-feature.ts';
import { tutorVoteModel } from './tutor-votes/data/tutor-vote-model.ts';
import { createTutorVoteDeps } from './tutor-votes/tutor-vote-feature.ts';
import { createTutorDeps } from './tutor/tutor-feature.ts';

/** The service's models on its database, by feature. */
export const createModels = (mongo: Runtime['mongo']) => ({
  people: personModel(mongo),
  automations: automationModel(mongo),
  prompts: createPromptModels(mongo),
  budgets: createBudgetModels(mongo),
  sentQuestions: sentQuestionModel(mongo),
  limitCounts: limitCountModel(mongo, { erased: ['_id'] }),
  tutorGaps: createTutorGapModels(mongo),
  tutorVotes: tutorVoteModel(mongo),
  knownQuestions: knownQuestionModel(mongo),
  summaries: summaryModel(mongo),
  speech: audioModels(mongo),
  locks: lockModel(mongo),
  knowledge: knownModels(mongo),
  news: createNewsModels(mongo),
  tools: createToolModels(mongo),
});

export type Models = ReturnType<typeof createModels>;

/** What the use cases work with; `erase` erases a member whose account is deleted. */
export const createDeps = async (
  models: Models,
  runtime: Pick<Runtime, 'logger' | 'metrics'>,
  { config, erase }: { config: Config; erase: ErasureOptions['erase'] },
): Promise<AiDeps> => {
  const { logger } = runtime;
  const now = (): Date => new Date();
  // As `deps` tells it when it is asked.
  const onTime = { logger, now: () => deps.now() };
  const people = createPeople(models.people);
  const knownAutomations = createKnownAutomations(models.automations);
  const spending = createBudgetDeps(models.budgets, { config, ...onTime });
  const providers = await createProviders(config);
  const knowledge = createKnowledgeDeps(models.knowledge, { logger });
  const locks = createLocks(models.locks, { logger, now });
  const askModel = createAsking(runtime, { providers, budgets: spending.budgets });
  const news = createNews(models.news, config, {
    now,
    isAutomated: () => knownAutomations.isAutomated('refresh_news'),
  });
  const receiptKey = createSecretKey(models.tutorGaps.keys, 'votes');
  const limited = { ...onTime, limitCounts: models.limitCounts, receiptKey };
  const deps: AiDeps = {
    ...spending,
    knowledge,
    tutor: createTutorDeps(providers, {
      questions: await readQuestions(config.CONTENT_DIR),
      sentences: config.SENTENCE_ENCODER === 'on' ? createSentences() : undefined,
      answersGeneral: config.TUTOR_GENERAL_QUESTIONS === 'on',
    }),
    sentQuestions: createSentQuestionDeps(models.sentQuestions, limited),
    tutorGaps: createTutorGapDeps(models.tutorGaps),
    tutorVotes: createTutorVoteDeps(models.tutorVotes, limited),
    receiptKey,
    knownQuestions: createKnownQuestionDeps(models.knownQuestions),
    playground: createPlaygroundDeps(),
    prompts: createPromptDeps(models.prompts, { storageLimit: promptStorageLimit(config), now }),
    summaries: createSummaryDeps(models.summaries, { knowledge, locks, providers, askModel, logger, now }),
    speech: createSpeechDeps(models.speech, {
      knowledge,
      locks,
      model: providers.speech && { speech: providers.speech, budgets: spending.budgets },
      cacheMb: config.SPEECH_CACHE_MB,
      logger,
    }),
    locks,
    providers,
    askModel,
    news,
    knownAutomations,
    tools: createTools(models.tools, { now, openLink: news.openLink }),
    people,
    erasure: createErasureGuard({ people, erase }),
    logger,
    now,
  };
  return deps;
};
