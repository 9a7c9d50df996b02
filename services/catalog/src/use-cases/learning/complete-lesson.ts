import type { LessonCompletion } from '@academy/contracts/http/catalog/learning.ts';
import { unauthorised } from '@academy/service-kit/errors/domain-error.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { toLessonCompletion } from '../../views/progress-views.ts';
import { lessonNotFound } from '../../domain/catalog-texts.ts';
import { complete, exercisesLeft, isCompleted } from '../../domain/completion.ts';
import { completionEvents } from '../../domain/learning-events.ts';
import { exercisesNotPassed } from '../../domain/learning-texts.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import type { LessonPlace } from '../../domain/outline.ts';
import { newProgress, type ProgressState } from '../../domain/progress.ts';
import { countLeftBehindOf } from '../count-left-behind.ts';
import type { CatalogDeps } from '../deps.ts';
import { requireLessonAccess } from '../require-access.ts';

const assertMayComplete = (progress: ProgressState, place: LessonPlace, lesson: LessonRecord): void => {
  if (isCompleted(progress, place.lesson.id)) return;
  const left = new Set(exercisesLeft(progress, place.lesson));
  if (left.size > 0) throw exercisesNotPassed(lesson.exercises.filter(({ id }) => left.has(id)));
};

/**
 * Completes a lesson for reading, or one whose exercises are all passed but did not complete it, such as after one was
 * removed; and the course with the last one. Each has one event, in the write that completes it, however often and in
 * parallel this is called. 409 naming what is left.
 */
export const completeLesson = async (
  deps: CatalogDeps,
  lessonId: string,
  caller: Caller,
): Promise<LessonCompletion> => {
  const place = await requireLessonAccess(deps, lessonId, caller);
  const lesson = await deps.lessons.findPublished(lessonId);
  if (!lesson) throw lessonNotFound();
  await countLeftBehindOf(deps, caller.userId);
  const whose = { userId: caller.userId, courseId: place.course._id };
  const begun = newProgress(whose.userId, whose.courseId, deps.now());
  if (!(await deps.progress.find(whose))) {
    // Nothing is written for somebody who may not complete it.
    assertMayComplete(begun, place, lesson);
    await deps.progress.changeOrBegin(whose, { begin: () => begun, change: () => null });
  }
  const after = await deps.progress.change(whose, (current) => {
    assertMayComplete(current, place, lesson);
    const completed = complete(current, place, { lessonId, at: deps.now() });
    if (!completed) return null;
    const { lessons, completed: course, lastActivityAt } = completed.progress;
    return { state: { lessons, completed: course, lastActivityAt }, events: completionEvents(completed) };
  });
  const completion = after && toLessonCompletion(after, place);
  if (!completion) throw unauthorised();
  return completion;
};
