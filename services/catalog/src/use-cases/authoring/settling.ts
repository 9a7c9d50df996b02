import type { CatalogDeps } from '../deps.ts';
import { relistLessons } from '../relist-lessons.ts';
import { settleArrangement } from './settle-arrangement.ts';

type SettleDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'outline' | 'logger' | 'now'>;

/**
 * Finishes what was left half done: the arrangement of any course, and with the first round the list of its published
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
    isFirst = false;
  };
};
