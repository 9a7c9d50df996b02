import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import type {
  CourseOutlineForStaff,
  outlineOrderSchema,
} from '@academy/contracts/http/catalog/course-outline.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffEdit } from '@academy/service-kit/staff/staff-edit.ts';
import type { z } from 'zod';
import { arrangementFaults, arrangementOf, arrangementVersion, movedBy } from '../../domain/arrangement.ts';
import { notAnOrder } from '../../domain/authoring-texts.ts';
import { courseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import { languagesOf, missingOfExercise, missingOfLesson, openGapsOf } from '../../domain/missing-texts.ts';
import { changedMeanwhile, withinExercises } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { assertPublishable } from '../staff-content/assert-publishable.ts';
import { settleArrangement } from './settle-arrangement.ts';

type OutlineDeps = Pick<
  CatalogDeps,
  | 'courses'
  | 'lessons'
  | 'courseImports'
  | 'importBases'
  | 'outline'
  | 'selfTestReports'
  | 'taughtExercises'
  | 'attemptOutcomes'
  | 'logger'
  | 'now'
>;
type OutlineOrder = z.output<typeof outlineOrderSchema>;
type Row = CourseOutlineForStaff['lessons'][number];
type Taught = Awaited<ReturnType<OutlineDeps['taughtExercises']['join']>>;
type Judged = ReadonlyMap<string, { attempts: number; passed: number }>;

const toExerciseRow = (
  { selfTestReports }: OutlineDeps,
  exercise: LessonExercise,
  { lesson, judged, taught }: { lesson: LessonRecord; judged: Judged; taught: Taught },
): Row['exercises'][number] => {
  const { id, titleEs, titleEn } = exercise;
  const { attempts, passed } = judged.get(id) ?? { attempts: 0, passed: 0 };
  const lacks = [...missingOfExercise(exercise), ...openGapsOf(exercise)];
  return {
    id,
    titleEs,
    titleEn,
    passRate: attempts === 0 ? null : passed / attempts,
    attempts,
    misjudged: selfTestReports.of(taught(exercise), lesson).misjudged.length,
    missing: languagesOf(lacks),
    lacks,
  };
};

/** A course's lessons and exercises in their order: few reads of the store, and self-tests only of what has changed. */
export const readOutline = async (deps: OutlineDeps, courseId: string): Promise<CourseOutlineForStaff> => {
  await settleArrangement(deps, courseId);
  if (!(await deps.courses.find(courseId))) throw courseNotFound();
  const lessons = await deps.lessons.findOfCourse(courseId);
  const ids = lessons.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  const judged = await deps.attemptOutcomes.judgedByExercise(ids);
  const taught = await deps.taughtExercises.join();
  const rows: Row[] = [];
  for (const lesson of lessons) {
    const { _id: id, titleEs, titleEn, status, orderIndex } = lesson;
    const lacks = missingOfLesson(lesson);
    const missing = languagesOf(lacks);
    const exercises: Row['exercises'] = [];
    for (const exercise of lesson.exercises) {
      exercises.push(toExerciseRow(deps, exercise, { lesson, judged, taught }));
      // All self-tests of a course in one go would block other requests noticeably.
      await setImmediate();
    }
    rows.push({
      id,
      titleEs,
      titleEn,
      status,
      orderIndex,
      version: lesson.version,
      missing,
      lacks,
      exercises,
    });
  }
  return { id: courseId, version: arrangementVersion(arrangementOf(lessons)), lessons: rows };
};

/** Throws 400 where learners would at once be judged by an exercise that fails its self-test. */
const assertMovesHold = async (
  { taughtExercises }: OutlineDeps,
  order: OutlineOrder['lessons'],
  lessons: readonly LessonRecord[],
): Promise<void> => {
  const taught = await taughtExercises.join();
  const published = movedBy(order, lessons).filter(({ to }) => to.status === 'published');
  assertPublishable(
    published.map(({ exercise }) => taught(exercise)),
    { pathOf: withinExercises },
  );
};

/**
 * Puts the lessons of a course and its exercises in this order. What is decided is written in the course first, so that
 * it holds as a whole whatever happens while its lessons take it.
 */
export const orderOutline = async (
  deps: OutlineDeps,
  { id, change, expectedVersion, actorId }: StaffEdit<OutlineOrder>,
): Promise<CourseOutlineForStaff> => {
  await settleArrangement(deps, id);
  const course = await deps.courses.find(id);
  if (!course) throw courseNotFound();
  // Decided by somebody else since, and the lessons may not show it yet.
  if (course.arranging) throw changedMeanwhile();
  const lessons = await deps.lessons.findOfCourse(id);
  const there = arrangementOf(lessons);
  assertExpectedVersion(expectedVersion, arrangementVersion(there), changedMeanwhile);
  const faults = arrangementFaults(change.lessons, there);
  if (faults.length > 0) throw notAnOrder(faults);
  await assertMovesHold(deps, change.lessons, lessons);
  if (!isDeepStrictEqual(change.lessons, there)) {
    const at = deps.now();
    await deps.courses.change(id, (before) => {
      // Who else decides writes here too, so of two at once one is told.
      if (before.version !== course.version) throw changedMeanwhile();
      const action = { actorId, action: 'course.outline_changed', resource: 'courses', resourceId: id, at };
      return {
        state: { arranging: change.lessons },
        events: [staffActionRecorded({ ...action, fields: ['lessons'] })],
      };
    });
    await settleArrangement(deps, id);
  }
  return readOutline(deps, id);
};
