import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { aiEndpoints } from '@academy/contracts/http/ai/ai-endpoints.ts';
import { collectFeatures } from '@academy/service-kit/lifecycle/collect-features.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { defineFeature, eraseFrom, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { createAutomations } from './automations/automation-parts.ts';
import { budgetFeature } from './budgets/budget-feature.ts';
import { configSchema } from './config.ts';
import { migrations } from './data/migrations/migrations.ts';
import { createDeps, createModels } from './dependencies.ts';
import { broadcasts } from './events/broadcasts.ts';
import {
  automationModels,
  consumers,
  knowledgeModels,
  newsModels,
  peopleHandlers,
} from './events/consumers.ts';
import { knowledgeFeature } from './knowledge/knowledge-feature.ts';
import { knownQuestionFeature } from './known-questions/known-question-feature.ts';
import { lockFeature } from './locks/lock-feature.ts';
import { newsFeature } from './news/news-feature.ts';
import { playgroundFeature } from './playground/playground-feature.ts';
import { promptFeature } from './prompts/prompt-feature.ts';
import { secondOpinionFeature } from './second-opinion/second-opinion-feature.ts';
import { sentQuestionFeature } from './sent-questions/sent-question-feature.ts';
import { speechFeature } from './speech/speech-feature.ts';
import { summaryFeature } from './summaries/summary-feature.ts';
import { toolFeature } from './tools/tool-feature.ts';
import { tutorGapFeature } from './tutor-gaps/tutor-gap-feature.ts';
import { tutorVoteFeature } from './tutor-votes/tutor-vote-feature.ts';
import { tutorFeature } from './tutor/tutor-feature.ts';

/** The AI service put together. */
export const ai = defineService({
  name: 'ai',
  config: configSchema,
  compose: async (runtime, config) => {
    const models = createModels(runtime.mongo);
    const deps = await createDeps(models, runtime, {
      config,
      erase: (userId) => eraseFrom(features, userId),
    });
    const { CONTENT_DIR: contentDirectory } = config;
    // Members are erased, and content is brought in, in this order.
    const features: readonly Feature[] = [
      promptFeature(deps, models.prompts),
      budgetFeature(deps, models.budgets),
      sentQuestionFeature(deps, models),
      tutorGapFeature(deps, models.tutorGaps),
      tutorVoteFeature(deps, models.tutorVotes),
      tutorFeature(deps),
      knownQuestionFeature(deps, models.knownQuestions),
      newsFeature(deps, { models: models.news, config }),
      playgroundFeature(deps, contentDirectory),
      secondOpinionFeature(deps),
      summaryFeature(deps, models.summaries),
      speechFeature(deps, models.speech),
      lockFeature(models.locks),
      knowledgeFeature(deps, models.knowledge),
      toolFeature(deps, { models: models.tools, contentDirectory }),
    ];
    const { sweeps } = collectFeatures(features);
    const automations = createAutomations(runtime, { deps, sweeps });
    return {
      deps,
      erasure: deps.erasure,
      http: { bodyLimit: largestBodyBytes(aiEndpoints) },
      features: [
        ...features,
        defineFeature({
          name: 'events',
          models: [models.people, models.automations],
          groups: [
            { handlers: consumers({ automations: automations.inbox }) },
            { name: 'automations', handlers: automationModels(deps), isReadModel: true },
            { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
            { name: 'knowledge', handlers: knowledgeModels(deps), isReadModel: true },
            { name: 'news', handlers: newsModels(deps), isReadModel: true },
          ],
          broadcasts: broadcasts(deps),
          migrations: migrations(runtime.mongo),
        }),
        automations.feature,
      ],
    };
  },
});
