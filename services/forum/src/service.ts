import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { forumEndpoints } from '@academy/contracts/http/forum/forum-endpoints.ts';
import { defineFeature, eraseFrom, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createRouters } from './api/routers.ts';
import { configSchema } from './config.ts';
import { readCategories } from './content/read-categories.ts';
import { createDeps, createModels } from './dependencies.ts';
import { broadcasts } from './events/broadcasts.ts';
import { consumers, peopleHandlers, placeModels } from './events/consumers.ts';
import { eraseMember } from './use-cases/erase-member.ts';
import { ensureGeneral, importCategories } from './use-cases/import-categories.ts';

/** The forum put together. */
export const forum = defineService({
  name: 'forum',
  config: configSchema,
  compose: (runtime, config) => {
    const models = createModels(runtime.mongo);
    const deps = createDeps(models, runtime, config, (userId) => eraseFrom(features, userId));
    const importContent = async (folder: string): Promise<void> => {
      const counts = await importCategories(deps, await readCategories(folder));
      runtime.logger.info({ counts }, 'content imported');
    };
    const features: readonly Feature[] = [
      defineFeature({
        name: 'forum',
        models: Object.values(models),
        routers: (routes) => createRouters(routes, deps),
        groups: [
          { handlers: consumers(deps) },
          { name: 'people', handlers: peopleHandlers(deps), isReadModel: true },
          { name: 'places', handlers: placeModels(deps), isReadModel: true },
        ],
        broadcasts: broadcasts(deps),
        sweeps: [
          { name: 'hours of writing', model: models.budgets, filter: (now) => ({ endsAt: { $lt: now } }) },
        ],
        erase: (userId) => eraseMember(deps, userId),
        prepare: async () => {
          if (config.CONTENT_DIR) await importContent(config.CONTENT_DIR);
          await ensureGeneral(deps);
        },
      }),
    ];
    return {
      deps,
      erasure: deps.erasure,
      http: { bodyLimit: largestBodyBytes(forumEndpoints) },
      features,
    };
  },
});
