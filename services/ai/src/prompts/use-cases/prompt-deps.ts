import type { PromptLibraryRepository } from '../data/prompt-library-repository.ts';
import type { PromptRepository } from '../data/prompt-repository.ts';

/** What saved prompts need. */
export interface PromptDeps {
  prompts: PromptRepository;
  libraries: PromptLibraryRepository;
  now: () => Date;
}
