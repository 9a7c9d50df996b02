import type { PromptChange, SavedPrompt } from '@academy/contracts/http/ai/prompts.ts';
import { promptChanged, promptNotFound, promptsFull } from '../domain/prompt-texts.ts';
import { isSamePrompt, promptState, storedBytes, wordingsAfter } from '../domain/saved-prompt.ts';
import { savedPromptView } from '../views/prompt-views.ts';
import type { PromptDeps, PromptOwner } from './prompt-deps.ts';
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
 * 404, 409 where the version is no longer the expected one, and 413 where the member's bytes are used up.
 */
export const changePrompt = async (
  deps: PromptDeps,
  { id, change, expected }: PromptEdit,
  owner: PromptOwner,
): Promise<SavedPrompt> => {
  const { userId } = owner;
  const most = deps.storageLimit(owner);
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
    const earlier = wordingsAfter(before, after.text, now);
    const bytes = storedBytes({ ...after, earlier }) - storedBytes(before);
    // What grows is counted before it is written, what shrinks after: never more is stored than is counted.
    if (bytes > 0 && !(await deps.libraries.resize(userId, bytes, most))) throw promptsFull(most);
    const saved = await deps.prompts.replace({
      id,
      userId,
      version: before.version,
      state: promptState(after),
      earlier,
      now,
    });
    if (saved ? bytes < 0 : bytes > 0) await deps.libraries.resize(userId, saved ? bytes : -bytes, most);
    if (saved) return savedPromptView(saved);
  }
  throw promptChanged();
};

export const deletePrompt = async (deps: PromptDeps, id: string, userId: string): Promise<void> => {
  if (!(await deps.libraries.has(userId, id))) throw promptNotFound();
  // What it counts for is what it is at its end: a change at the same moment comes before or finds nothing.
  const removed = await deps.prompts.remove(userId, id);
  const bytes = removed ? storedBytes(removed) : 0;
  if (!(await deps.libraries.remove(userId, id, bytes))) throw promptNotFound();
};
