import type { Runtime } from '@academy/service-kit/lifecycle/service-runtime.ts';
import { createPromptLibraryRepository } from './data/prompt-library-repository.ts';
import { promptLibraryModel, promptModel } from './data/prompt-models.ts';
import { createPromptRepository } from './data/prompt-repository.ts';
import type { PromptDeps } from './use-cases/prompt-deps.ts';

/** Saved prompts put together on their models. */
export const createPromptParts = (mongo: Runtime['mongo'], { now }: { now: () => Date }): PromptDeps => ({
  prompts: createPromptRepository(promptModel(mongo)),
  libraries: createPromptLibraryRepository(promptLibraryModel(mongo)),
  now,
});
