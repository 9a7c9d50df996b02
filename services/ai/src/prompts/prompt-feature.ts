import { defineFeature, type Feature } from '@academy/service-kit/lifecycle/feature.ts';
import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createWorker } from '@academy/service-kit/lifecycle/worker.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import { promptsRouter } from './api/prompts-router.ts';
import { createPromptLibraryRepository } from './data/prompt-library-repository.ts';
import { promptLibraryModel, promptModel } from './data/prompt-models.ts';
import { createPromptRepository } from './data/prompt-repository.ts';
import type { PromptDeps } from './use-cases/prompt-deps.ts';
import { releaseAbandoned } from './use-cases/release-abandoned.ts';

const releaseEveryMs = 10 * 60_000;

export const createPromptModels = (mongo: Runtime['mongo']) => ({
  prompts: promptModel(mongo),
  libraries: promptLibraryModel(mongo),
});

type PromptModels = ReturnType<typeof createPromptModels>;

/** What the use cases of saved prompts work with. */
export const createPromptDeps = (
  models: PromptModels,
  { storageLimit, now }: Pick<PromptDeps, 'storageLimit' | 'now'>,
): PromptDeps => ({
  prompts: createPromptRepository(models.prompts),
  libraries: createPromptLibraryRepository(models.libraries),
  storageLimit,
  now,
});

/** Prompts that members save. */
export const promptFeature = (deps: { prompts: PromptDeps; logger: Logger }, models: PromptModels): Feature =>
  defineFeature({
    name: 'prompts',
    models: Object.values(models),
    routers: (routes) => [promptsRouter(routes, deps)],
    workers: [
      createWorker({
        name: 'prompts that a crash left unsaved',
        work: () => releaseAbandoned(deps.prompts),
        everyMs: releaseEveryMs,
        logger: deps.logger,
      }),
    ],
    erase: async (userId) => {
      // The library first: without it nothing counts as saved.
      await deps.prompts.libraries.erase(userId);
      await deps.prompts.prompts.erase(userId);
    },
  });
