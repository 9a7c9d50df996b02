import { certaintyOf, pointsThatDecide } from '@academy/prompt-rubric/points-that-decide.ts';
import { randomUUID } from 'node:crypto';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { consentCovers } from '../domain/consent-covers.ts';
import { leaveTeaching } from './leave-teaching.ts';

interface Checked {
  userId: string;
  lessonId: string;
  exerciseId: string;
  attemptId: string;
}

/** Offers an attempt to teachers where its learner lets it teach the checker and one point decides its verdict. */
export const offerAttempt = async (deps: CatalogDeps, checked: Checked): Promise<void> => {
  const { userId, lessonId, exerciseId, attemptId } = checked;
  const { teachingConsents, attempts, outline, offeredAttempts } = deps;
  const since = await teachingConsents.since(userId);
  if (since === null) return;
  const [attempt, exercise] = await Promise.all([
    attempts.find(attemptId),
    outline.exercise(lessonId, exerciseId),
  ]);
  if (!attempt || !exercise || !consentCovers(since, attempt)) return;
  const points = pointsThatDecide({ ...attempt, passed: attempt.judgedPassed }, exercise.rubric);
  if (points.length === 0) return;
  const certainty = certaintyOf(points);
  // Made of nothing: it tells neither whose the attempt is nor when it was made.
  await offeredAttempts.offer(attemptId, { offeredIn: exerciseId, certainty, judgementId: randomUUID() });
  // Withdrawn meanwhile, and perhaps before the mark was there to be found; perhaps given anew for what comes next.
  if (!consentCovers(await teachingConsents.since(userId), attempt)) await leaveTeaching(deps, userId);
};
