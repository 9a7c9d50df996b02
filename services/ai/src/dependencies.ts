import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createErasureGuard } from '@academy/service-kit/people/erasure-guard.ts';
import { createPeople } from '@academy/service-kit/people/people.ts';
import { personModel } from '@academy/service-kit/people/person-model.ts';
import type { SweepJob } from '@academy/service-kit/sweeper/sweeper.ts';
import { automationModel } from './automations/data/automation-model.ts';
import { createKnownAutomations } from './automations/known-automations.ts';
import { createBudgetParts } from './budgets/budget-parts.ts';
import type { Config } from './config.ts';
import { toolHideModel } from './hiding/data/hide-mark-model.ts';
import { knownQuestionModel } from './known-questions/data/known-question-model.ts';
import { createKnownQuestionParts } from './known-questions/known-question-parts.ts';
import { createKnowledgeParts } from './knowledge/knowledge-parts.ts';
import { createNews, createNewsModels } from './news/create-news.ts';
import { createPlaygroundParts } from './playground/playground-parts.ts';
import { promptStorageLimit } from './prompts/prompt-config.ts';
import { createPromptParts } from './prompts/prompt-parts.ts';
import { createProviders } from './providers/create-providers.ts';
import { createAsking } from './providers/provider-parts.ts';
import { sentQuestionModel } from './sent-questions/data/sent-question-model.ts';
import { createSentQuestionParts } from './sent-questions/sent-question-parts.ts';
import { createSpeechParts } from './speech/speech-parts.ts';
import { createSummaryParts } from './summaries/summary-parts.ts';
import { createLockParts } from './locks/lock-parts.ts';
import { readQuestions } from './retrieval/questions/read-questions.ts';
import { createSecretKey, gapKeyModel } from './tutor-gaps/data/gap-key.ts';
import { createTutorGapParts } from './tutor-gaps/tutor-gap-parts.ts';
import { createSentences } from './retrieval/sentences/create-sentences.ts';
import { createTutorVoteParts } from './tutor-votes/tutor-vote-parts.ts';
import { createTutorParts } from './tutor/tutor-parts.ts';
import { linkModel } from './tools/data/link-model.ts';
import { createTools } from './tools/create-tools.ts';
import type { AiDeps } from './use-cases/deps.ts';
import { eraseMember } from './use-cases/erase-member.ts';

/** The models that the service needs beside its use cases. */
export const createModels = (mongo: Runtime['mongo']) => ({
  news: createNewsModels(mongo),
  automations: automationModel(mongo),
  toolHides: toolHideModel(mongo),
  toolLinks: linkModel(mongo),
  sentQuestions: sentQuestionModel(mongo),
  knownQuestions: knownQuestionModel(mongo),
});

export type Models = ReturnType<typeof createModels>;

/** What the use cases work with, and what expires of it. */
export const createDeps = async (
  models: Models,
  runtime: Runtime,
  config: Config,
): Promise<{ deps: AiDeps; sweeps: SweepJob[] }> => {
  const now = (): Date => new Date();
  const knownAutomations = createKnownAutomations(models.automations);
  const people = createPeople(personModel(runtime.mongo));
  const { budgets, usage, settings, sweeps } = createBudgetParts(runtime, {
    config,
    now: () => deps.now(),
  });
  const providers = await createProviders(config);
  const knowledge = createKnowledgeParts(runtime);
  const { locks, sweeps: lockSweeps } = createLockParts(runtime, { now });
  const askModel = createAsking(runtime, { providers, budgets });
  const news = createNews(models.news, config, {
    now,
    isAutomated: () => knownAutomations.isAutomated('refresh_news'),
  });
  const receiptKey = createSecretKey(gapKeyModel(runtime.mongo), 'votes');
  const onTime = { ...runtime, now: () => deps.now() };
  const { sentQuestions, sweeps: sentQuestionSweeps } = createSentQuestionParts(
    models.sentQuestions,
    onTime,
    receiptKey,
  );
  const { tutorVotes, sweeps: voteSweeps } = createTutorVoteParts(onTime, receiptKey);
  const { tutorGaps, sweeps: tutorGapSweeps } = createTutorGapParts(runtime);
  const { knownQuestions, sweeps: knownQuestionSweeps } = createKnownQuestionParts(models.knownQuestions);
  const deps: AiDeps = {
    knowledge,
    tutor: createTutorParts(
      providers,
      await readQuestions(config.CONTENT_DIR),
      config.SENTENCE_ENCODER === 'on' ? createSentences() : undefined,
    ),
    sentQuestions,
    tutorGaps,
    tutorVotes,
    receiptKey,
    knownQuestions,
    playground: createPlaygroundParts(),
    prompts: createPromptParts(runtime.mongo, { storageLimit: promptStorageLimit(config), now }),
    summaries: createSummaryParts(runtime, { knowledge, locks, providers, askModel, now }),
    speech: createSpeechParts(runtime, {
      knowledge,
      locks,
      model: providers.speech && { speech: providers.speech, budgets },
      cacheMb: config.SPEECH_CACHE_MB,
    }),
    locks,
    providers,
    askModel,
    budgets,
    budgetSettings: settings,
    usage,
    news,
    knownAutomations,
    tools: createTools(
      { hides: models.toolHides, links: models.toolLinks },
      { now, openLink: news.openLink },
    ),
    people,
    erasure: createErasureGuard({ people, erase: (userId) => eraseMember(deps, userId) }),
    logger: runtime.logger,
    now,
  };
  return {
    deps,
    sweeps: [
      ...sentQuestionSweeps,
      ...tutorGapSweeps,
      ...voteSweeps,
      ...knownQuestionSweeps,
      ...sweeps,
      ...lockSweeps,
    ],
  };
};
