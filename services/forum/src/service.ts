import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { forumEndpoints } from '@academy/contracts/http/forum.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createRouters } from './api/routers.ts';
import { configSchema } from './config.ts';
import { readCategories } from './content/read-categories.ts';
import { createDeps, createModels } from './dependencies.ts';
import { broadcasts } from './events/broadcasts.ts';
import { consumers, peopleHandlers, placeModels } from './events/consumers.ts';
import { ensureGeneral, importCategories } from './use-cases/import-categories.ts';

/** The forum put together. */
export const forum = defineService({
  name: 'forum',
  config: configSchema,
  compose: (runtime, config) => {
    const models = createModels(runtime.mongo);
    const deps = createDeps(models, runtime, config);
    const importContent = async (folder: string): Promise<void> => {
      const counts = await importCategories(deps, await readCategories(folder));
      runtime.logger.info({ counts }, 'content imported');
    };
    return {
      deps,
      erasure: deps.erasure,
      routers: (routes) => createRouters(routes, deps),
      http: { bodyLimit: largestBodyBytes(forumEndpoints) },
      aggregates: [models.categories, models.posts, models.replies, models.cases, models.mutes],
      groups: [
        { handlers: consumers(deps) },
        { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
        { name: 'places', handlers: placeModels(deps), isReadModel: true },
      ],
      broadcasts: broadcasts(deps),
      sweeps: [
        { name: 'hours of writing', model: models.budgets, filter: (now) => ({ endsAt: { $lt: now } }) },
      ],
      prepare: async () => {
        if (config.CONTENT_DIR) await importContent(config.CONTENT_DIR);
        await ensureGeneral(deps);
      },
    };
  },
});
