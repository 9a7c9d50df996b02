import { outOfBin, withdrawn } from '@academy/service-kit/bin/bin.ts';
import { courseEvents } from '../../domain/course-events.ts';
import { lastPlace } from '../../domain/last-place.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedLessonIds, relistLessons } from '../relist-lessons.ts';
import { followCourse } from './follow-course.ts';

type ReturnDeps = Pick<CatalogDeps, 'courses' | 'lessons' | 'outline' | 'now'>;

/** Where it stood, or the last place where another stands there now. */
export const placeAmong = (
  others: readonly { orderIndex: number }[],
  { orderIndex }: { orderIndex: number },
): number => (others.some((other) => other.orderIndex === orderIndex) ? lastPlace(others) : orderIndex);

/** Takes a course that is on its way out of the bin, once all its lessons are back; false where it is not on its way. */
const comeOut = async (deps: ReturnDeps, courseId: string): Promise<boolean> => {
  const after = await deps.courses.withOrderLock(() =>
    deps.courses.changeInBin(courseId, async (before) => {
      if (!before.returningAt) return null;
      const orderIndex = placeAmong(await deps.courses.listForStaff(), before);
      const lessonIds = await publishedLessonIds(deps, courseId);
      const state = { orderIndex, lessonIds, updatedAt: deps.now() };
      return {
        state: { ...state, ...outOfBin, returningAt: undefined },
        events: courseEvents(withdrawn, { ...before, ...state }),
      };
    }),
  );
  return after !== null && !after.binnedAt;
};

/**
 * Finishes the way of a course into the bin or out of it, with its lessons. Out of it they come first: whoever sees the course
 * published sees it whole, so that nobody completes it by a part of it. It may run again and in parallel.
 */
export const settleInBin = async (deps: ReturnDeps, courseId: string): Promise<void> => {
  const hasMoved = await followCourse(deps, courseId);
  const isBack = await comeOut(deps, courseId);
  if (!hasMoved && !isBack) return;
  // A lesson may have gone as the course came out.
  await relistLessons(deps, courseId);
  deps.outline.forget();
};
