import type { CatalogDeps } from './deps.ts';

export type LearnerRecords = Pick<
  CatalogDeps,
  'attempts' | 'progress' | 'drafts' | 'hintUses' | 'certificates' | 'reviews' | 'notes' | 'practice'
>;

/** Erases what the catalogue keeps of a learner whose account is deleted. Again changes nothing. */
export const eraseLearner = async (records: LearnerRecords, userId: string): Promise<void> => {
  // Progress first: who changed progress that was still there had kept the attempt before, which the next step takes.
  // Who finds none begins it anew within the erasure guard, which looks whether the account is gone.
  await records.progress.erase(userId);
  await records.attempts.erase(userId);
  await records.drafts.erase(userId);
  await records.hintUses.erase(userId);
  await records.certificates.erase(userId);
  await records.reviews.erase(userId);
  await records.notes.erase(userId);
  await records.practice.erase(userId);
};
