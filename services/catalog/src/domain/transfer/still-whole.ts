import type { CourseRecord } from '../course.ts';
import type { LessonExercise, LessonRecord } from '../lesson.ts';
import {
  missingOfCourse,
  missingOfExercise,
  missingOfLesson,
  nameless,
  openGapsOf,
} from '../missing-texts.ts';
import { selfTestFaults } from '../self-test.ts';
import { changedLesson, touchedIn, type LessonChange } from './import-steps.ts';

/** Whether learners may meet it. */
export const isSound = (exercise: LessonExercise): boolean =>
  missingOfExercise(exercise).length === 0 &&
  openGapsOf(exercise).length === 0 &&
  selfTestFaults([exercise]).length === 0;

const isPlace = (field: string): boolean => field === 'orderIndex' || field === 'orderedByStaff';

/** Its place alone. */
const placeIn = (set: LessonChange['set']): LessonChange['set'] =>
  Object.fromEntries(Object.entries(set).filter(([field]) => isPlace(field)));

/** An exercise as it judges with what it was taught. */
export type Taught = (exercise: LessonExercise) => LessonExercise;

/**
 * What is taken of the change of a lesson that staff have saved since it was planned: nothing by which learners would meet what
 * no save could show them either, such as an exercise of a lesson that was a draft then.
 */
export const wholeLesson = (before: LessonRecord, change: LessonChange, taught: Taught): LessonChange => {
  const isUnsound = (exercise: LessonExercise) => !isSound(taught(exercise));
  const after = changedLesson(before, change);
  const becomes = before.status !== 'published' && after.status === 'published';
  const lacks = nameless(after).length > 0 || (after.status !== 'draft' && missingOfLesson(after).length > 0);
  const mayNot = lacks || (becomes && after.exercises.some(isUnsound));
  if (mayNot && after.status !== before.status) {
    const { status: _status, ...set } = change.set;
    return wholeLesson(before, { ...change, set }, taught);
  }
  const set = lacks ? placeIn(change.set) : change.set;
  if (after.status !== 'published') return { ...change, set };
  const touched = new Set(touchedIn(change));
  const unsound = new Set(
    after.exercises.filter((one) => touched.has(one.id) && isUnsound(one)).map(({ id }) => id),
  );
  const sound = <One extends { id: string }>(all: readonly One[]) => all.filter(({ id }) => !unsound.has(id));
  return { ...change, set, exercises: sound(change.exercises), added: sound(change.added) };
};

const texts: readonly string[] = ['titleEs', 'titleEn', 'descriptionEs', 'descriptionEn'];

/** The same of a course; `areLessonsSound` is whether learners may meet the exercises of its published lessons. */
export const wholeCourseSet = (
  before: CourseRecord,
  set: Partial<CourseRecord>,
  areLessonsSound: boolean,
): Partial<CourseRecord> => {
  const after = { ...before, ...set };
  const isShown = after.status !== 'draft';
  const lacks = nameless(after).length > 0 || (isShown && missingOfCourse(after).length > 0);
  if (isShown && after.status !== before.status && (lacks || !areLessonsSound)) {
    const { status: _status, ...rest } = set;
    return wholeCourseSet(before, rest, areLessonsSound);
  }
  return lacks ? Object.fromEntries(Object.entries(set).filter(([field]) => !texts.includes(field))) : set;
};
