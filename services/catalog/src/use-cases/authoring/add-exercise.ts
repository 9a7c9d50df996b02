import type { StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { idTaken } from '../../domain/authoring-texts.ts';
import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { toStaffExercise } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { settledLesson } from './settle-arrangement.ts';
import { assertMayStandIn, exerciseIn } from '../staff-content/staff-exercises.ts';

type AddDeps = Pick<
  CatalogDeps,
  | 'courses'
  | 'lessons'
  | 'courseImports'
  | 'importBases'
  | 'outline'
  | 'selfTestReports'
  | 'taughtExercises'
  | 'logger'
  | 'now'
>;

interface Added {
  lessonId: string;
  exercise: LessonExercise;
  action: { actorId: string; action: string; fields: string[] };
}

/** An exercise as staff see it; null where no lesson has it. */
export const findExerciseForStaff = async (
  { lessons, selfTestReports }: AddDeps,
  id: string,
): Promise<StaffExercise | null> => {
  const lesson = await lessons.findOfExercise(id);
  const exercise = exerciseIn(lesson, id);
  return lesson && exercise ? toStaffExercise(exercise, lesson, selfTestReports.of(exercise, lesson)) : null;
};

/**
 * Adds an exercise as the last of its lesson, once. Who has completed the lesson keeps that and finds it as one more to
 * do; who has not needs it too. Throws 400 where the lesson is published and learners would be judged by what fails its
 * self-test, and 409 where it lies in the bin. Null where the lesson is gone.
 */
export const addExercise = async (
  deps: AddDeps,
  { lessonId, exercise, action }: Added,
): Promise<StaffExercise | null> => {
  const { id } = exercise;
  await settledLesson(deps, () => deps.lessons.find(lessonId));
  if (await deps.lessons.hasBinned([id])) throw idTaken();
  const changed = await deps.lessons.change(lessonId, (before: LessonRecord) => {
    if (exerciseIn(before, id)) return null;
    assertMayStandIn(before, exercise);
    const at = deps.now();
    const exercises = [...before.exercises, exercise];
    const state = { exercises, updatedAt: at, editedByStaff: true };
    const audit = staffActionRecorded({ ...action, resource: 'exercises', resourceId: id, at });
    return {
      state,
      events: [...lessonEvents(before, { ...before, ...state }), audit],
      saved: { by: action.actorId, source: 'created' },
    };
  });
  if (!changed) return null;
  deps.outline.forget();
  const added = exerciseIn(changed, id);
  if (!added) throw exerciseNotFound();
  return toStaffExercise(added, changed, deps.selfTestReports.of(added, changed));
};
