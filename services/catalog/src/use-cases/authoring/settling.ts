import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { settleInBin } from '../bin/return-course.ts';
import { settleArrangement } from './settle-arrangement.ts';

type SettleDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'outline' | 'logger' | 'now'>;

/**
 * Finishes what was left half done: the way of any course into the bin or out of it, its arrangement, and with the first round
 * the list of its published lessons, which a process that died may not have brought up to its last edit.
 */
export const createSettling = (deps: SettleDeps): (() => Promise<void>) => {
  let isFirst = true;
  const settle = async (courseId: string): Promise<void> => {
    await settleArrangement(deps, courseId);
    await relistLessons(deps, courseId);
  };
  return async () => {
    // Before a course is listed anew: its lessons may still be on their way back to it.
    const withTheirCourse = await deps.lessons.coursesBinnedWith();
    const binned = (await deps.courses.listBinned()).map(({ _id }) => _id);
    for (const id of new Set([...binned, ...withTheirCourse])) await settleInBin(deps, id);
    for (const { _id, arranging } of await deps.courses.listForStaff())
      if (isFirst || arranging) await settle(_id);
    isFirst = false;
  };
};
