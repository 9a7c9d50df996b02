import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toCourseProgress } from '../../views/progress-views.ts';
import { newProgress } from '../../domain/progress.ts';
import { countLeftBehindOf } from '../count-left-behind.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireCourseAccess } from '../require-access.ts';

/** Enrols the caller in a course that they may open. Again changes nothing. */
export const enrol = async (deps: CatalogDeps, courseId: string, caller: Caller): Promise<CourseProgress> => {
  const { userId } = caller;
  const course = await requireCourseAccess(deps, courseId, caller);
  await countLeftBehindOf(deps, userId);
  const progress = await deps.progress.changeOrBegin(
    { userId, courseId },
    { begin: () => newProgress(userId, courseId, deps.now()), change: () => null },
  );
  return toCourseProgress(progress, course);
};
