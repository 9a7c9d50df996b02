import type { GoalKind } from '@academy/contracts/shared/weekly-goal.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import type { Week } from '../../domain/calendar.ts';

/**
 * What a learner did within a week: lessons completed, or different exercises passed, practised ones among them. It is
 * counted from what is kept anyway, so that it is right whatever became of events and time zones.
 */
export const countWeek = async (
  deps: CatalogDeps,
  userId: string,
  { kind, week }: { kind: GoalKind; week: Week },
): Promise<number> => {
  if (kind === 'exercises') return deps.practisedAttempts.countPassed(userId, week);
  const progress = await deps.progress.listOf(userId);
  return progress.flatMap(({ lessons }) => lessons).filter(({ at }) => at >= week.from && at < week.until)
    .length;
};
