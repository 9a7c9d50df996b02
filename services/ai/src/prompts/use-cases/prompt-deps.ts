import type { PlanHolder } from '@academy/contracts/shared/people.ts';
import type { PromptLibraryRepository } from '../data/prompt-library-repository.ts';
import type { PromptRepository } from '../data/prompt-repository.ts';

/** Whose prompts, with what decides how much they may store. */
export interface PromptOwner extends PlanHolder {
  userId: string;
}

/** How many bytes a member's saved prompts may take. */
export interface PromptStorageLimits {
  bytesOf: (member: PlanHolder) => number;
}

/** What saved prompts need. */
export interface PromptDeps {
  prompts: PromptRepository;
  libraries: PromptLibraryRepository;
  limits: PromptStorageLimits;
  now: () => Date;
}
