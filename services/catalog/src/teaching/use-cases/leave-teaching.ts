import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { apart } from './apart.ts';

type Leaving = Pick<
  CatalogDeps,
  'offeredAttempts' | 'judgedAttempts' | 'taughtReferences' | 'teachingConsents' | 'referencesStale'
>;

/**
 * Takes those of a member's attempts that their consent does not cover out of what teachers judge and have judged: all of them
 * where it is withdrawn. The marks on their attempts go last: until then whatever died in between is begun again, by the minute's round
 * or by the event that it came from. The references are made anew without them by `rebuildStale`.
 */
export const leaveTeaching = async (deps: Leaving, userId: string): Promise<void> => {
  const { offeredAttempts, judgedAttempts, taughtReferences, teachingConsents, referencesStale } = deps;
  const uncovered = async () => offeredAttempts.marksOf(userId, await teachingConsents.since(userId));
  // A judgement that is taken back meanwhile gives its attempt another mark.
  for (let marks = await uncovered(); marks.length > 0; marks = await uncovered()) {
    await judgedAttempts.erase(marks.map(({ judgementId }) => judgementId));
    failPoint('catalog.after_judged_left');
    await taughtReferences.markStale([...new Set(marks.map(({ exerciseId }) => exerciseId))]);
    await offeredAttempts.unmark(userId, marks);
  }
  await teachingConsents.settle(userId);
  referencesStale.raise();
};

/** A member's account is deleted. The consent goes first, so that none of their attempts is judged while they leave. */
export const eraseFromTeaching = async (deps: Leaving, userId: string): Promise<void> => {
  await deps.teachingConsents.withdraw(userId);
  await leaveTeaching(deps, userId);
  await deps.teachingConsents.erase(userId);
};

/** Who withdrew, and was left half way out. */
export const leaveAll = async (deps: CatalogDeps): Promise<void> => {
  for (const userId of await deps.teachingConsents.listLeaving())
    await apart(deps, 'a withdrawal', () => leaveTeaching(deps, userId));
};
