import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { catalogEndpoints } from '@academy/contracts/http/catalog/catalog-endpoints.ts';
import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { collectFeatures } from '@academy/service-kit/lifecycle/collect-features.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { defineFeature, eraseFrom, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import { configSchema } from './config.ts';
import { courseFeature } from './course-feature.ts';
import { migrations } from './data/migrations/migrations.ts';
import { createDeps, createModels } from './dependencies.ts';
import { broadcasts } from './events/broadcasts.ts';
import { consumers, readModels } from './events/consumers.ts';
import { learningFeature } from './learning-feature.ts';
import { teachingFeature } from './teaching-feature.ts';
import { automationWorks } from './use-cases/automation-works.ts';

/** The catalogue put together. */
export const catalog = defineService({
  name: 'catalog',
  config: configSchema,
  compose: async (runtime, config) => {
    const models = createModels(runtime.mongo);
    const deps = await createDeps(models, runtime, config, (userId) => eraseFrom(features, userId));
    const features: readonly Feature[] = [
      courseFeature(deps, models, config.CONTENT_DIR),
      teachingFeature(deps, models),
      learningFeature(deps, models),
    ];
    const { sweeps } = collectFeatures(features);
    const automations = createAutomationWork(runtime, { works: automationWorks(deps, sweeps) });
    return {
      deps,
      erasure: deps.erasure,
      http: { bodyLimit: largestBodyBytes(catalogEndpoints) },
      features: [
        ...features,
        defineFeature({
          name: 'events',
          models: [models.people],
          groups: [
            { handlers: consumers({ ...deps, automations: automations.inbox }) },
            // In a group of its own: it read the topic from its beginning where the service's own group was past that.
            { name: 'people', handlers: readModels(deps), isReadModel: true },
          ],
          broadcasts: broadcasts(deps),
          migrations: migrations(runtime.mongo, models.courses, deps),
        }),
        automations.feature,
      ],
    };
  },
});
