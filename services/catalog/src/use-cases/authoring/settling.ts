import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { orLater } from '@academy/service-kit/concurrency/or-later.ts';
import { settleInBin } from '../bin/return-course.ts';
import { settleCourseImports } from '../transfer/settle-import.ts';
import { settleArrangement } from './settle-arrangement.ts';

type SettleDeps = Pick<
  CatalogDeps,
  'courses' | 'lessons' | 'courseImports' | 'importBases' | 'outline' | 'taughtExercises' | 'logger' | 'now'
>;

/**
 * Finishes what was left half done, by a process that died or a step that failed: imports, the way of any course into the bin or out of it,
 * its arrangement, and the list of its published lessons. One that fails keeps none of the others waiting.
 */
export const createSettling = (deps: SettleDeps) => async (): Promise<void> => {
  await orLater(deps, 'imports', () => settleCourseImports(deps));
  // Before a course is listed anew: its lessons may still be on their way back to it.
  const withTheirCourse = await deps.lessons.coursesBinnedWith();
  const binned = (await deps.courses.listBinned()).map(({ _id }) => _id);
  for (const id of new Set([...binned, ...withTheirCourse]))
    await orLater(deps, id, () => settleInBin(deps, id));
  for (const { _id } of await deps.courses.listForStaff())
    await orLater(deps, _id, async () => {
      await settleArrangement(deps, _id);
      await relistLessons(deps, _id);
    });
};
