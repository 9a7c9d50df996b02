import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { aiEndpoints } from '@academy/contracts/http/ai.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createRouters } from './api/routers.ts';
import { createAutomations } from './automations/automation-parts.ts';
import { configSchema } from './config.ts';
import { migrations } from './data/migrations/migrations.ts';
import { createDeps, createModels } from './dependencies.ts';
import {
  automationModels,
  consumers,
  knowledgeModels,
  newsModels,
  peopleHandlers,
} from './events/consumers.ts';
import { broadcasts } from './events/broadcasts.ts';
import { newsBackground, prepareNews } from './news/create-news.ts';
import { promptWorkers } from './prompts/prompt-parts.ts';
import { readTools } from './tools/content/read-tools.ts';

/** The AI service put together. */
export const ai = defineService({
  name: 'ai',
  config: configSchema,
  compose: async (runtime, config) => {
    const models = createModels(runtime.mongo);
    const { deps, sweeps } = await createDeps(models, runtime, config);
    const news = newsBackground(models.news, deps);
    const automations = createAutomations(runtime, { deps, sweeps });
    return {
      deps,
      erasure: deps.erasure,
      routers: (routes) => createRouters(routes, deps),
      groups: [
        { handlers: consumers({ automations: automations.inbox }) },
        { name: 'automations', handlers: automationModels(deps), isReadModel: true },
        { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
        { name: 'knowledge', handlers: knowledgeModels(deps), isReadModel: true },
        { name: 'news', handlers: newsModels(deps), isReadModel: true },
      ],
      aggregates: [
        ...news.aggregates,
        models.toolHides,
        models.sentQuestions,
        models.knownQuestions,
        ...automations.aggregates,
      ],
      broadcasts: broadcasts(deps),
      workers: [
        ...deps.knowledge.workers,
        ...deps.speech.workers,
        ...news.workers,
        ...promptWorkers(deps.prompts, runtime),
        ...automations.workers,
      ],
      sweeps: [...sweeps, ...news.sweeps, ...automations.sweeps],
      migrations: migrations(runtime.mongo),
      http: { bodyLimit: largestBodyBytes(aiEndpoints) },
      prepare: async () => {
        await prepareNews(deps, config);
        if (!config.CONTENT_DIR) return;
        await deps.playground.load(config.CONTENT_DIR);
        deps.tools.replaceAll(await readTools(config.CONTENT_DIR));
      },
    };
  },
});
