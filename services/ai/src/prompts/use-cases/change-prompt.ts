import {
  promptLibraryLimits,
  type PromptChange,
  type SavedPrompt,
} from '@academy/contracts/http/ai/prompts.ts';
import { promptChanged, promptNotFound } from '../domain/prompt-texts.ts';
import { isSamePrompt, promptState } from '../domain/saved-prompt.ts';
import { savedPromptView } from '../views/prompt-views.ts';
import type { PromptDeps } from './prompt-deps.ts';
import { readOwn } from './read-prompts.ts';

interface PromptEdit {
  id: string;
  change: Omit<PromptChange, 'version'>;
  /** The version that the editor saw; null changes what stands. */
  expected: number | null;
}

const attempts = 5;

/**
 * Changes a prompt and keeps the wording it replaces. What changes nothing leaves the version as it is. Throws DomainError
 * 404, and 409 where the version is no longer the expected one.
 */
export const changePrompt = async (
  deps: PromptDeps,
  { id, change, expected }: PromptEdit,
  userId: string,
): Promise<SavedPrompt> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const before = await readOwn(deps, userId, id);
    if (expected !== null && before.version !== expected) throw promptChanged();
    const after = {
      name: change.name ?? before.name,
      text: change.text ?? before.text,
      tags: change.tags ?? before.tags,
    };
    if (isSamePrompt(before, after)) return savedPromptView(before);
    const now = deps.now();
    const replaced = { version: before.version, text: before.text, replacedAt: now };
    const saved = await deps.prompts.replace({
      id,
      userId,
      version: before.version,
      state: promptState(after),
      earlier: after.text === before.text ? [] : [replaced],
      kept: promptLibraryLimits.versions,
      now,
    });
    if (saved) return savedPromptView(saved);
  }
  throw promptChanged();
};

export const deletePrompt = async (
  { prompts, libraries }: PromptDeps,
  id: string,
  userId: string,
): Promise<void> => {
  if (!(await libraries.remove(userId, id))) throw promptNotFound();
  await prompts.remove(userId, id);
};
