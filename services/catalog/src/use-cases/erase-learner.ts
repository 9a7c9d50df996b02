import type { CatalogDeps } from './deps.ts';

const erase = async (
  { attempts, progress, drafts, hintUses, certificates, reviews, notes }: CatalogDeps,
  userId: string,
): Promise<void> => {
  // Progress first: who changed progress that was still there had kept the attempt before, which the next step takes.
  // Who finds none begins it anew, and then looks whether the account is gone.
  await progress.erase(userId);
  await attempts.erase(userId);
  await drafts.erase(userId);
  await hintUses.erase(userId);
  await certificates.erase(userId);
  await reviews.erase(userId);
  await notes.erase(userId);
};

/** Erases what the catalogue keeps of a learner whose account is deleted. Again changes nothing. */
export const eraseLearner = async (deps: CatalogDeps, userId: string): Promise<void> => {
  await deps.erasedLearners.remember(userId, deps.now());
  await erase(deps, userId);
};

/**
 * Closes a writing request: if its learner was deleted while it ran, what it wrote goes too. The deletion is
 * remembered before it erases and this looks after the write, so one of the two sees the other.
 */
export const eraseIfDeleted = async (deps: CatalogDeps, userId: string): Promise<void> => {
  if (await deps.erasedLearners.has(userId)) await erase(deps, userId);
};
