import { goalKindSchema } from '@academy/contracts/shared/weekly-goal.ts';
import type { CatalogDeps } from '../../use-cases/deps.ts';
import { everyPage } from './every-page.ts';
import { closeLastWeek } from './take-week.ts';

/** Closes the week that ended last for every learner with a goal, each in their own time zone. */
export const closeWeeks = async (
  deps: CatalogDeps,
  signal: AbortSignal,
): Promise<{ closed: number; reached: number; forgiven: number; ended: number }> => {
  const figures = { closed: 0, reached: 0, forgiven: 0, ended: 0 };
  for (const kind of goalKindSchema.options)
    for await (const userId of everyPage((page) => deps.practice.listWithGoal(kind, page), signal)) {
      const outcome = await closeLastWeek(deps, userId);
      if (outcome === null) continue;
      figures.closed += 1;
      if (outcome !== 'none') figures[outcome] += 1;
    }
  return figures;
};
