import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';

type Leaving = Pick<
  CatalogDeps,
  'offeredAttempts' | 'judgedAttempts' | 'taughtReferences' | 'teachingConsents' | 'referencesStale'
>;

/**
 * Takes a member's attempts out of what teachers judge and have judged. The marks on their attempts go last: until then
 * whatever died in between is begun again, by the minute's round or by the event that it came from. The references are made
 * anew without them by `rebuildStale`.
 */
export const leaveTeaching = async (deps: Leaving, userId: string): Promise<void> => {
  const { offeredAttempts, judgedAttempts, taughtReferences, teachingConsents, referencesStale } = deps;
  const marks = await offeredAttempts.marksOf(userId);
  if (marks.length > 0) {
    await judgedAttempts.erase(marks.map(({ judgementId }) => judgementId));
    failPoint('catalog.after_judged_left');
    await taughtReferences.markStale([...new Set(marks.map(({ exerciseId }) => exerciseId))]);
    await offeredAttempts.unmark(userId, marks);
  }
  await teachingConsents.settle(userId);
  referencesStale.raise();
};

/** Who withdrew, and was left half way out. */
export const leaveAll = async (deps: CatalogDeps): Promise<void> => {
  for (const userId of await deps.teachingConsents.listLeaving()) await leaveTeaching(deps, userId);
};
