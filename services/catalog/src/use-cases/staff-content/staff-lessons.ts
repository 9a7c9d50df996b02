import type { lessonChangeSchema } from '@academy/contracts/http/catalog/staff-lessons.ts';
import { contentStatusSchema } from '@academy/contracts/shared/lists.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { z } from 'zod';
import { toStaffLesson, type StaffLesson } from '../../views/staff-content-views.ts';
import type { StaffLessonRow } from '../../data/lesson-repository.ts';
import { lessonNotFound } from '../../domain/catalog-texts.ts';
import type { LessonExercise, LessonRecord } from '../../domain/lesson.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import { titleMissing } from '../../domain/authoring-texts.ts';
import { missingOfLesson, nameless } from '../../domain/missing-texts.ts';
import { changedMeanwhile, withinExercises } from '../../domain/staff-content-texts.ts';
import { placeInCourse } from '../authoring/place-in-course.ts';
import { settledLesson } from '../authoring/settle-arrangement.ts';
import { assertPublishable } from './assert-publishable.ts';
import type { CatalogDeps } from '../deps.ts';
import { savedBy, type ContentEdit } from './content-edit.ts';
import { byPlace, lessonsInOrder } from './lessons-in-order.ts';
import { relistLessons } from '../relist-lessons.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';

type LessonChange = z.output<typeof lessonChangeSchema>;

const toRow = ({ _id, exercises: _exercises, ...row }: StaffLessonRow, place: number) => ({
  ...row,
  id: _id,
  place,
});

const list = {
  text: ({ titleEs, titleEn }: ReturnType<typeof toRow>) => [titleEs, titleEn],
  sortable: [
    'id',
    'courseId',
    'titleEs',
    'titleEn',
    'orderIndex',
    'estimatedMinutes',
    'status',
    'updatedAt',
    'place',
  ] as const,
  filters: z.strictObject({ status: contentStatusSchema.optional(), courseId: z.string().optional() }),
};

/** A page of all lessons for staff, by course and order, with the count of all that match. */
export const listLessonsForStaff = async (
  deps: CatalogDeps,
  query: StaffList,
): Promise<{ rows: StaffLesson[]; total: number }> => {
  const all = await lessonsInOrder(deps);
  const { rows, total } = staffPage(all.map(toRow), byPlace(query), list);
  const whole = await deps.lessons.findMany(rows.map(({ id }) => id));
  const byId = new Map(whole.map((lesson) => [lesson._id, lesson]));
  return {
    rows: rows.flatMap(({ id }) => {
      const lesson = byId.get(id);
      return lesson ? [toStaffLesson(lesson)] : [];
    }),
    total,
  };
};

export const readLessonForStaff = async ({ lessons }: CatalogDeps, id: string): Promise<StaffLesson> => {
  const lesson = await lessons.find(id);
  if (!lesson) throw lessonNotFound();
  return toStaffLesson(lesson);
};

/** Throws 400 naming each text that a lesson of its status lacks, and what is misjudged by the exercises that learners would now meet. */
const assertMayBe = (edited: LessonRecord, met: readonly LessonExercise[]): void => {
  const titles = nameless(edited);
  if (titles.length > 0) throw titleMissing(titles);
  if (edited.status === 'draft') return;
  const missing = missingOfLesson(edited);
  assertPublishable(met, { missing, pathOf: withinExercises });
};

const actionOf = ({ restores }: Pick<ContentEdit<unknown>, 'restores'>): string =>
  restores ? 'lesson.version_restored' : 'lesson.updated';

/** Changes a lesson by staff, or moves it to another course, as the last. It is published only if each of its exercises passes its self-test. */
export const changeLesson = async (
  deps: CatalogDeps,
  edit: ContentEdit<LessonChange>,
): Promise<StaffLesson> => {
  const { id, change, expectedVersion, actorId } = edit;
  const lesson = await settledLesson(deps, () => deps.lessons.find(id));
  if (!lesson) throw lessonNotFound();
  const { courseId = lesson.courseId } = change;
  const moved = courseId === lesson.courseId ? {} : await placeInCourse(deps, lesson, courseId);
  const taught = await deps.taughtExercises.join();
  const changed = await deps.lessons.change(id, (before) => {
    assertExpectedVersion(expectedVersion, before.version, changedMeanwhile);
    // Where it goes was decided for the course that it was read in.
    if (before.courseId !== lesson.courseId) throw changedMeanwhile();
    const fields = { ...changedFields(before, change), ...moved };
    if (Object.keys(fields).length === 0) return null;
    const at = deps.now();
    const edited: LessonRecord = { ...before, ...fields, updatedAt: at, editedByStaff: true };
    assertMayBe(edited, fields.status === 'published' ? edited.exercises.map(taught) : []);
    const { _id, version: _version, ...after } = edited;
    const audit = staffActionRecorded({
      actorId,
      action: courseId === before.courseId ? actionOf(edit) : 'lesson.moved',
      resource: 'lessons',
      resourceId: id,
      fields: Object.keys(fields),
      values: { before, after: fields },
      at,
    });
    return {
      state: after,
      events: [...lessonEvents(before, edited), audit],
      saved: savedBy(edit),
    };
  });
  if (!changed) throw lessonNotFound();
  for (const each of new Set([courseId, lesson.courseId])) await relistLessons(deps, each);
  deps.outline.forget();
  return toStaffLesson(changed);
};
