import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createWorker, type Worker } from '@academy/service-kit/lifecycle/worker.ts';
import { createPromptLibraryRepository } from './data/prompt-library-repository.ts';
import { promptLibraryModel, promptModel } from './data/prompt-models.ts';
import { createPromptRepository } from './data/prompt-repository.ts';
import type { PromptDeps } from './use-cases/prompt-deps.ts';
import { releaseAbandoned } from './use-cases/release-abandoned.ts';

const releaseEveryMs = 10 * 60_000;

/** Saved prompts put together on their models. */
export const createPromptParts = (
  mongo: Runtime['mongo'],
  { storageLimit, now }: Pick<PromptDeps, 'storageLimit' | 'now'>,
): PromptDeps => ({
  prompts: createPromptRepository(promptModel(mongo)),
  libraries: createPromptLibraryRepository(promptLibraryModel(mongo)),
  storageLimit,
  now,
});

export const promptWorkers = (prompts: PromptDeps, { logger }: Pick<Runtime, 'logger'>): Worker[] => [
  createWorker({
    name: 'prompts that a crash left unsaved',
    work: () => releaseAbandoned(prompts),
    everyMs: releaseEveryMs,
    logger,
  }),
];
