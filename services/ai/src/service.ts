import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { aiEndpoints } from '@academy/contracts/http/ai.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createRouters } from './api/routers.ts';
import { configSchema } from './config.ts';
import { createDeps } from './dependencies.ts';
import { knowledgeModels, peopleHandlers } from './events/consumers.ts';

/** The AI service put together. */
export const ai = defineService({
  name: 'ai',
  config: configSchema,
  compose: async (runtime, config) => {
    const { deps, sweeps } = await createDeps(runtime, config);
    return {
      deps,
      erasure: deps.erasure,
      routers: (routes) => createRouters(routes, deps),
      groups: [
        { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
        { name: 'knowledge', handlers: knowledgeModels(deps), isReadModel: true },
      ],
      workers: deps.speech.workers,
      http: { bodyLimit: largestBodyBytes(aiEndpoints) },
      prepare: async () => {
        if (config.CONTENT_DIR) await deps.playground.load(config.CONTENT_DIR);
      },
      sweeps,
    };
  },
});
