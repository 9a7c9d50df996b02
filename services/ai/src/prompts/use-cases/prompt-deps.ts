import type { PlanHolder } from '@academy/contracts/shared/entitlement.ts';
import type { StorageLimit } from '@academy/service-kit/limits/storage-limit.ts';
import type { PromptLibraryRepository } from '../data/prompt-library-repository.ts';
import type { PromptRepository } from '../data/prompt-repository.ts';

/** Whose prompts, with what decides how much they may store. */
export interface PromptOwner extends PlanHolder {
  userId: string;
}

/** What saved prompts need. */
export interface PromptDeps {
  prompts: PromptRepository;
  libraries: PromptLibraryRepository;
  storageLimit: StorageLimit;
  now: () => Date;
}
