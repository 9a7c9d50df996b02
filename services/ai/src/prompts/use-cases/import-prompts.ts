import { randomUUID } from 'node:crypto';
import { readImport } from '../domain/read-import.ts';
import { newPrompt } from '../domain/saved-prompt.ts';
import { addPrompts } from './add-prompts.ts';
import type { PromptDeps, PromptOwner } from './prompt-deps.ts';

/**
 * Adds the prompts of an import, all or none. Throws DomainError 400 that names the entries at fault, and 409 or 413 where
 * they are too many or too long. The same import sent again adds nothing more.
 */
export const importPrompts = async (
  deps: PromptDeps,
  { importId = randomUUID(), prompts }: { importId?: string | undefined; prompts: readonly unknown[] },
  owner: PromptOwner,
): Promise<{ added: number }> => {
  const now = deps.now().getTime();
  const records = readImport(prompts).map((prompt, at) =>
    // A millisecond apart, so that the list keeps the file's order.
    newPrompt(prompt, { id: `${importId}-${at}`, userId: owner.userId, now: new Date(now - at) }),
  );
  await addPrompts(deps, owner, records);
  return { added: records.length };
};
