import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { followCourse } from '../bin/follow-course.ts';
import { settleArrangement } from './settle-arrangement.ts';

type SettleDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'outline' | 'logger' | 'now'>;

/**
 * Finishes what was left half done: the arrangement of any course, its way into the bin or out of it, and with the first round the list of its published
 * lessons, which a process that died may not have brought up to its last edit.
 */
export const createSettling = (deps: SettleDeps): (() => Promise<void>) => {
  let isFirst = true;
  const settle = async (courseId: string): Promise<void> => {
    await settleArrangement(deps, courseId);
    await relistLessons(deps, courseId);
  };
  return async () => {
    const all = await deps.courses.listForStaff();
    for (const { _id, arranging } of all) if (isFirst || arranging) await settle(_id);
    const withTheirCourse = await deps.lessons.coursesBinnedWith();
    const binned = (await deps.courses.listBinned()).map(({ _id }) => _id);
    for (const id of new Set([...binned, ...withTheirCourse])) {
      if (!(await followCourse(deps, id))) continue;
      await relistLessons(deps, id);
      deps.outline.forget();
    }
    isFirst = false;
  };
};
