import type { Lesson } from '@academy/contracts/http/catalog/courses.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toLesson } from '../views/lesson-views.ts';
import { lessonNotFound } from '../domain/catalog-texts.ts';
import { newProgress, type ProgressState } from '../domain/progress.ts';
import { visit } from '../domain/visit.ts';
import type { CatalogDeps } from './deps.ts';
import { requireLessonAccess } from './require-access.ts';

/**
 * A lesson with its text. Opening it enrols the learner in its course and is where they go on next time; an administrator who
 * views the academy as the learner leaves no trace.
 */
export const readLesson = async (deps: CatalogDeps, id: string, caller: Caller): Promise<Lesson> => {
  const place = await requireLessonAccess(deps, id, caller);
  const lesson = await deps.lessons.findPublished(id);
  if (!lesson) throw lessonNotFound();
  const at = deps.now();
  const whose = { userId: caller.userId, courseId: place.course._id };
  const begun = newProgress(whose.userId, whose.courseId, at);
  const last: ProgressState['last'] = { lessonId: id, exerciseId: null };
  const recordVisit = () =>
    deps.progress.changeOrBegin(whose, {
      begin: () => ({ ...begun, last }),
      change: (current) => {
        const after = visit(current, id, at);
        return after && { state: { last: after.last, lastActivityAt: after.lastActivityAt }, events: [] };
      },
    });
  // A GET that writes: the guard around routes leaves those out.
  if (caller.viewedBy === undefined) await deps.erasure.guard(caller.userId, recordVisit);
  return toLesson(place.lesson, lesson);
};
