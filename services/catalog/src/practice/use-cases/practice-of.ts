import type { CatalogDeps } from '../../use-cases/deps.ts';
import { withAttempts } from '../domain/card.ts';
import { newPractice, type PracticeRecord, type PracticeState } from '../domain/practice.ts';

/** The practice of a learner who has no record yet, with cards made of all attempts that are kept. */
export const unrecordedPractice = async (
  { practisedAttempts }: CatalogDeps,
  userId: string,
  timeZone: string,
): Promise<PracticeState> =>
  newPractice(userId, withAttempts([], await practisedAttempts.listOf(userId), timeZone));

/** A learner's practice for reading; nothing is written. */
export const practiceOf = async (
  deps: CatalogDeps,
  userId: string,
  timeZone: string,
): Promise<PracticeState> => (await deps.practice.find(userId)) ?? unrecordedPractice(deps, userId, timeZone);

/** A learner's practice for a change: made first where there is none. Belongs within the erasure guard. */
export const recordedPractice = async (
  deps: CatalogDeps,
  userId: string,
  timeZone: string,
): Promise<PracticeRecord> =>
  (await deps.practice.find(userId)) ?? deps.practice.begin(await unrecordedPractice(deps, userId, timeZone));
