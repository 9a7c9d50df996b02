import type { SharedAttempt } from '@academy/contracts/http/catalog/shared-attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { publicName } from '@academy/service-kit/people/public-name.ts';
import { toSharedAttempt } from '../../views/shared-attempt-views.ts';
import type { AttemptRecord } from '../../domain/attempt.ts';
import { someMember } from '../../domain/catalog-texts.ts';
import { attemptNotFound } from '../../domain/exercise-texts.ts';
import { isAuthor, isOpenTo, isVisible } from '../../domain/shared-attempt.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedExercise } from './published-exercise.ts';

/** The author's public name. 404 once the account is deleted, also while its attempts are still being erased. */
const requireAuthorName = async (
  { people }: CatalogDeps,
  { userId }: AttemptRecord,
  language: Language,
): Promise<string> => {
  const author = await people.find(userId);
  if (author) return publicName(author);
  if (await people.isDeleted(userId)) throw attemptNotFound();
  return someMember[language];
};

/**
 * An attempt as a reader of a post sees it. Everybody gets the score; the text and the verdict go to its author,
 * staff who read attempts or the moderation cases, and members who have passed the exercise. 404 unless it is shared or the caller's own,
 * and while its exercise is not published.
 */
export const readSharedAttempt = async (
  deps: CatalogDeps,
  { id, caller, language }: { id: string; caller: Caller | null; language: Language },
): Promise<SharedAttempt> => {
  const attempt = await deps.attempts.find(id);
  if (!attempt || !isVisible(attempt, caller)) throw attemptNotFound();
  const author = await requireAuthorName(deps, attempt, language);
  const { exercise, lessonId } = await publishedExercise(deps, attempt.exerciseId);
  const showsReason = isOpenTo(attempt, caller);
  const unlocked =
    showsReason || (caller !== null && (await deps.sharedAttempts.hasPassed(caller.userId, exercise.id)));
  const own = isAuthor(attempt, caller);
  return toSharedAttempt(attempt, { exercise, lessonId, author, own, unlocked, showsReason });
};
