import type { PromptDraft, SavedPrompt } from '@academy/contracts/http/ai/prompts.ts';
import { newId } from '@academy/service-kit/ids/uuid-v7.ts';
import { promptIdTaken } from '../domain/prompt-texts.ts';
import { isSamePrompt, newPrompt } from '../domain/saved-prompt.ts';
import { savedPromptView } from '../views/prompt-views.ts';
import { addPrompts } from './add-prompts.ts';
import type { PromptDeps, PromptOwner } from './prompt-deps.ts';
import { readOwn } from './read-prompts.ts';

/** Saves one prompt. The same draft under the same id again gives what stands there. */
export const savePrompt = async (
  deps: PromptDeps,
  { id = newId(), ...draft }: PromptDraft,
  owner: PromptOwner,
): Promise<SavedPrompt> => {
  const { userId } = owner;
  await addPrompts(deps, owner, [newPrompt(draft, { id, userId, now: deps.now() })]);
  const saved = await readOwn(deps, userId, id);
  // Once it was edited, what it began as is not known any more.
  if (saved.version === 1 && !isSamePrompt(saved, draft)) throw promptIdTaken();
  return savedPromptView(saved);
};
