import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import { toCourseProgress } from '../../views/progress-views.ts';
import { countLeftBehindOf } from '../count-left-behind.ts';
import type { CatalogDeps } from '../deps.ts';

/** A learner's progress by the id of each published course that they are enrolled in. */
export const userProgress = async (
  deps: CatalogDeps,
  userId: string,
): Promise<Record<string, CourseProgress>> => {
  await countLeftBehindOf(deps, userId);
  const [outline, all] = await Promise.all([deps.outline.read(), deps.progress.listOf(userId)]);
  return Object.fromEntries(
    all.flatMap((progress) => {
      const course = outline.course(progress.courseId);
      return course ? [[progress.courseId, toCourseProgress(progress, course)]] : [];
    }),
  );
};
