import { setImmediate } from 'node:timers/promises';
import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';
import type { exerciseChangeSchema, StaffExercise } from '@academy/contracts/http/catalog/staff-exercises.ts';
import { contentStatusSchema } from '@academy/contracts/shared/lists.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { z } from 'zod';
import { toStaffExercise } from '../../views/staff-content-views.ts';
import type { StaffLessonRow } from '../../data/lesson-repository.ts';
import { selfTestOf } from '../../domain/self-test.ts';
import { exerciseNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { titleMissing } from '../../domain/authoring-texts.ts';
import { nameless } from '../../domain/missing-texts.ts';
import { changedMeanwhile } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { savedBy, type ContentEdit } from './content-edit.ts';
import { settledLesson } from '../authoring/settle-arrangement.ts';
import { assertPublishable } from './assert-publishable.ts';
import { byPlace, lessonsInOrder } from './lessons-in-order.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';

type ExerciseChange = z.output<typeof exerciseChangeSchema>;

const toRows = ({ _id, exercises, courseId, status, updatedAt }: StaffLessonRow) =>
  exercises.map((exercise, orderIndex) => ({
    ...exercise,
    lessonId: _id,
    courseId,
    status,
    updatedAt,
    orderIndex,
  }));

const list = {
  text: ({ titleEs, titleEn }: ReturnType<typeof toRows>[number] & { place: number }) => [titleEs, titleEn],
  sortable: [
    'id',
    'titleEs',
    'titleEn',
    'lessonId',
    'courseId',
    'orderIndex',
    'status',
    'updatedAt',
    'place',
  ] as const,
  filters: z.strictObject({
    status: contentStatusSchema.optional(),
    courseId: z.string().optional(),
    lessonId: z.string().optional(),
  }),
};

export const exerciseIn = (lesson: LessonRecord | undefined | null, id: string): LessonExercise | undefined =>
  lesson?.exercises.find((exercise) => exercise.id === id);

/** A page of all exercises for staff, by course, lesson and order, with the count of all that match. */
export const listExercisesForStaff = async (
  deps: CatalogDeps,
  query: StaffList,
): Promise<{ rows: StaffExercise[]; total: number }> => {
  const { lessons, selfTestReports } = deps;
  const taught = await deps.taughtExercises.join();
  const inOrder = (await lessonsInOrder(deps)).flatMap(toRows);
  const all = inOrder.map((row, place) => ({ ...row, place }));
  const page = staffPage(all, byPlace(query), list);
  const whole = await lessons.findMany([...new Set(page.rows.map(({ lessonId }) => lessonId))]);
  const byId = new Map(whole.map((lesson) => [lesson._id, lesson]));
  const rows: StaffExercise[] = [];
  for (const { id, lessonId } of page.rows) {
    const lesson = byId.get(lessonId);
    const exercise = exerciseIn(lesson, id);
    if (!lesson || !exercise) continue;
    rows.push(toStaffExercise(exercise, lesson, selfTestReports.of(taught(exercise), lesson)));
    // A page of self-tests run in one go would block other requests noticeably.
    await setImmediate();
  }
  return { rows, total: page.total };
};

export const readExerciseForStaff = async (
  { lessons, selfTestReports, taughtExercises }: CatalogDeps,
  id: string,
): Promise<StaffExercise> => {
  const lesson = await lessons.findOfExercise(id);
  const exercise = exerciseIn(lesson, id);
  if (!lesson || !exercise) throw exerciseNotFound();
  const report = selfTestReports.of(await taughtExercises.taught(exercise), lesson);
  return toStaffExercise(exercise, lesson, report);
};

const edited = (exercise: LessonExercise, change: ExerciseChange): LessonExercise => ({
  ...exercise,
  ...changedFields(exercise, change),
});

/** The self-test report with these changes; nothing is stored. */
export const runSelfTest = async (
  { lessons, taughtExercises }: CatalogDeps,
  id: string,
  change: ExerciseChange,
): Promise<SelfTestReport> => {
  const exercise = exerciseIn(await lessons.findOfExercise(id), id);
  if (!exercise) throw exerciseNotFound();
  return selfTestOf(await taughtExercises.taught(edited(exercise, change)));
};

/** Throws 400 naming each text and misjudged sample at fault where learners would meet this exercise at once. */
export const assertMayStandIn = (lesson: Pick<LessonRecord, 'status'>, exercise: LessonExercise): void => {
  const titles = nameless(exercise);
  if (titles.length > 0) throw titleMissing(titles);
  if (lesson.status === 'published') assertPublishable([exercise], { pathOf: ({ path }) => path });
};

/** Changes an exercise by staff, which is a change of its lesson; the next check is judged by it. */
export const changeExercise = async (
  deps: CatalogDeps,
  edit: ContentEdit<ExerciseChange>,
): Promise<StaffExercise> => {
  const { id, change, expectedVersion, actorId, restores } = edit;
  const place = await settledLesson(deps, () => deps.lessons.findOfExercise(id));
  if (!place) throw exerciseNotFound();
  const taught = await deps.taughtExercises.join();
  const changed = await deps.lessons.change(place._id, (before) => {
    assertExpectedVersion(expectedVersion, before.version, changedMeanwhile);
    const exercise = exerciseIn(before, id);
    if (!exercise) throw exerciseNotFound();
    const fields = Object.keys(changedFields(exercise, change));
    if (fields.length === 0) return null;
    const after = edited(exercise, change);
    assertMayStandIn(before, taught(after));
    const at = deps.now();
    const exercises = before.exercises.map((one) => (one.id === id ? after : one));
    const state = { exercises, updatedAt: at, editedByStaff: true };
    const name = restores ? 'exercise.version_restored' : 'exercise.updated';
    const action = { actorId, action: name, resource: 'exercises', resourceId: id, fields };
    const audit = staffActionRecorded({ ...action, values: { before: exercise, after }, at });
    return {
      state,
      events: [...lessonEvents(before, { ...before, ...state }), audit],
      saved: savedBy(edit),
    };
  });
  const exercise = exerciseIn(changed, id);
  if (!changed || !exercise) throw exerciseNotFound();
  deps.outline.forget();
  return toStaffExercise(exercise, changed, deps.selfTestReports.of(taught(exercise), changed));
};
