import { largestBodyBytes } from '@academy/contracts/http/endpoint.ts';
import { catalogEndpoints } from '@academy/contracts/http/catalog.ts';
import { createAutomationWork } from '@academy/service-kit/automations/automation-work.ts';
import { defineService } from '@academy/service-kit/lifecycle/define-service.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import { createRouters } from './api/routers.ts';
import { configSchema } from './config.ts';
import { createImportAtStart } from './content/import-at-start.ts';
import { oldExerciseReviews } from './data/exercise-review-model.ts';
import { migrations } from './data/migrations/migrations.ts';
import { createDeps, createModels } from './dependencies.ts';
import { broadcasts } from './events/broadcasts.ts';
import { consumers, readModels } from './events/consumers.ts';
import { personalSweeps } from './sweeps.ts';
import { createSettling } from './use-cases/authoring/settling.ts';
import { automationWorks } from './use-cases/automation-works.ts';
import { countAllLeftBehind } from './use-cases/count-left-behind.ts';
import { countPending } from './use-cases/count-pending.ts';
import { importCourses } from './use-cases/import-courses.ts';

const countLeftBehindEveryMs = 30_000;
const countPendingEveryMs = 60_000;
const settleEveryMs = 60_000;
const fileVersionsEveryMs = 30_000;

/** The catalogue put together. */
export const catalog = defineService({
  name: 'catalog',
  config: configSchema,
  compose: (runtime, config) => {
    const { logger } = runtime;
    const models = createModels(runtime.mongo);
    const deps = createDeps(models, runtime, config);
    const sweeps = personalSweeps(models, deps);
    const automations = createAutomationWork(runtime, { works: automationWorks(deps, sweeps) });
    const content = config.CONTENT_DIR
      ? createImportAtStart({
          contentDirectory: config.CONTENT_DIR,
          known: async () => (await deps.courses.listAnywhere()).map(({ _id }) => _id),
          importAll: async (contents) => {
            const counts = await importCourses(deps, contents);
            logger.info({ counts }, 'content imported');
          },
          logger,
        })
      : null;
    return {
      deps,
      erasure: deps.erasure,
      routers: (routes) => createRouters(routes, deps),
      http: { bodyLimit: largestBodyBytes(catalogEndpoints) },
      aggregates: [
        models.courses,
        models.lessons,
        models.progress,
        models.attempts,
        models.certificates,
        models.reviews,
        models.practice,
        ...automations.aggregates,
      ],
      groups: [
        { handlers: consumers({ ...deps, automations: automations.inbox }) },
        // In a group of its own: it read the topic from its beginning where the service's own group was past that.
        { name: 'people', handlers: readModels(deps), isReadModel: true },
      ],
      broadcasts: broadcasts(deps),
      workers: [
        deps.pdfs.worker,
        ...automations.workers,
        ...(content ? [content.worker] : []),
        createWorker({
          name: 'courses that were left half done',
          work: createSettling(deps),
          everyMs: settleEveryMs,
          logger,
        }),
        createWorker({
          name: 'versions that a crash left unfiled',
          work: async () => {
            await deps.courses.fileAllVersions();
            await deps.lessons.fileAllVersions();
          },
          everyMs: fileVersionsEveryMs,
          logger,
        }),
        createWorker({
          name: 'attempts that a crash left uncounted',
          work: () => countAllLeftBehind(deps),
          everyMs: countLeftBehindEveryMs,
          logger,
        }),
        createWorker({
          name: 'pending passes whose week is over',
          work: () => countPending(deps),
          everyMs: countPendingEveryMs,
          logger,
        }),
      ],
      sweeps: [
        ...automations.sweeps,
        ...sweeps,
        { name: 'old reviews of exercises', model: models.exerciseReviews, filter: oldExerciseReviews },
      ],
      migrations: migrations(runtime.mongo),
      ...(content && { prepare: content.prepare }),
    };
  },
});
