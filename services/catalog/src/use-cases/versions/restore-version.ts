import { courseChangeSchema } from '@academy/contracts/http/catalog/staff-courses.ts';
import { exerciseChangeSchema, type StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { lessonChangeSchema } from '@academy/contracts/http/catalog/staff-lessons.ts';
import { restorable } from '@academy/service-kit/versions/restorable.ts';
import type { StaffCourse, StaffLesson } from '../../views/staff-content-views.ts';
import type { CatalogDeps } from '../deps.ts';
import { changeCourse, readCourseForStaff } from '../staff-content/staff-courses.ts';
import { changeExercise, readExerciseForStaff } from '../staff-content/staff-exercises.ts';
import { changeLesson, readLessonForStaff } from '../staff-content/staff-lessons.ts';
import { readVersionToRestore } from './read-versions.ts';

/** Which version staff want back, of what they saw at `expectedVersion`. */
export interface Restoring {
  id: string;
  versionId: string;
  expectedVersion: number | null;
  actorId: string;
}

// Where a record stands, who may open it and whether learners see it are decisions of today.
export const courseTexts = courseChangeSchema.omit({ status: true, orderIndex: true, isPremium: true });
export const lessonTexts = lessonChangeSchema.omit({ status: true, courseId: true });

/** Saves what a version of a course said, as any save: refused the same, kept as a version of its own. */
export const restoreCourseVersion = async (
  deps: CatalogDeps,
  { versionId, ...edit }: Restoring,
): Promise<StaffCourse> => {
  const { state } = await readVersionToRestore(deps, { kind: 'courses', recordId: edit.id }, versionId);
  const current = await readCourseForStaff(deps, edit.id);
  return changeCourse(deps, { ...edit, change: restorable(courseTexts, { state, current }), restores: true });
};

/** The same of a lesson; its exercises have versions of their own. */
export const restoreLessonVersion = async (
  deps: CatalogDeps,
  { versionId, ...edit }: Restoring,
): Promise<StaffLesson> => {
  const { state } = await readVersionToRestore(deps, { kind: 'lessons', recordId: edit.id }, versionId);
  const current = await readLessonForStaff(deps, edit.id);
  return changeLesson(deps, { ...edit, change: restorable(lessonTexts, { state, current }), restores: true });
};

/** The same of an exercise: in a published lesson its self-test must pass. */
export const restoreExerciseVersion = async (
  deps: CatalogDeps,
  { versionId, ...edit }: Restoring,
): Promise<StaffExercise> => {
  const { state } = await readVersionToRestore(deps, { kind: 'exercises', recordId: edit.id }, versionId);
  const current = await readExerciseForStaff(deps, edit.id);
  const change = restorable(exerciseChangeSchema, { state, current });
  return changeExercise(deps, { ...edit, change, restores: true });
};
