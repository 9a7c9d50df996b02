import type { SharedAttempt } from '@academy/contracts/http/catalog/shared-attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { attemptNotFound } from '../../domain/exercise-texts.ts';
import { isAuthor } from '../../domain/shared-attempt.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedExercise } from './published-exercise.ts';
import { readSharedAttempt } from './read-shared-attempt.ts';

/** Somebody else's attempt is not there for the caller, shared or not. */
const requireOwn = async ({ attempts }: CatalogDeps, id: string, caller: Caller) => {
  const attempt = await attempts.find(id);
  if (!attempt || !isAuthor(attempt, caller)) throw attemptNotFound();
  return attempt;
};

/** Shares the caller's own attempt; again changes nothing. 404 while its exercise is not published. */
export const shareAttempt = async (
  deps: CatalogDeps,
  { id, caller, language }: { id: string; caller: Caller; language: Language },
): Promise<SharedAttempt> => {
  const { exerciseId } = await requireOwn(deps, id, caller);
  await publishedExercise(deps, exerciseId);
  await deps.sharedAttempts.share({ id, userId: caller.userId }, deps.now());
  return readSharedAttempt(deps, { id, caller, language });
};

/** Stops sharing the caller's own attempt: posts that hold its id show nothing of it any more. */
export const unshareAttempt = async (deps: CatalogDeps, id: string, caller: Caller): Promise<void> => {
  await requireOwn(deps, id, caller);
  await deps.sharedAttempts.unshare({ id, userId: caller.userId });
};
