import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { courseEvents, coursePublishedAt } from '../../domain/course-events.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import {
  changedLesson,
  type CourseStep,
  type LessonChange,
  type LessonStep,
  type NewCourseFields,
  type NewLessonFields,
} from '../../domain/transfer/import-steps.ts';
import { publishedLessonIds } from '../relist-lessons.ts';
import { editedCourse, termsOf } from '../staff-content/edit-course.ts';
import type { CatalogDeps } from '../deps.ts';

export type CarryDeps = Pick<CatalogDeps, 'courses' | 'lessons'>;

/** Which import writes, who of staff began it, and when. */
export interface Import {
  importId: string;
  actorId: string;
  at: Date;
}

/** What the catalogue notes for itself is nothing that staff changed. */
const ownNotes: readonly string[] = ['importedHash', 'orderedByStaff', 'id', 'references'];

const savedBy = ({ actorId }: Import) => ({ by: actorId, source: 'imported' }) as const;

const audit = (
  { actorId, at }: Import,
  { kind, id, fields }: { kind: 'course' | 'lesson' | 'exercise'; id: string; fields: readonly string[] },
): PendingEvent =>
  staffActionRecorded({
    actorId,
    action: `${kind}.imported`,
    resource: `${kind}s`,
    resourceId: id,
    fields: fields.filter((field) => !ownNotes.includes(field)),
    at,
  });

const createLesson = async (
  { lessons }: CarryDeps,
  run: Import,
  id: string,
  step: { hash: string; create: NewLessonFields },
): Promise<void> => {
  const state = {
    _id: id,
    ...step.create,
    createdAt: run.at,
    updatedAt: run.at,
    importedHash: step.hash,
    lastImport: run.importId,
    editedByStaff: true,
  };
  const events = [
    ...lessonEvents(null, state),
    audit(run, { kind: 'lesson', id, fields: Object.keys(step.create) }),
  ];
  await insertOnce(() => lessons.create(state, events, savedBy(run)));
};

/** Who changed which parts of a lesson: itself, and each exercise that became another. */
const auditsOf = (
  run: Import,
  id: string,
  { set, exercises, added, order }: LessonChange,
): PendingEvent[] => {
  const own = [...Object.keys(set), ...(order === null ? [] : ['exercises'])];
  return [
    ...(own.length > 0 ? [audit(run, { kind: 'lesson', id, fields: own })] : []),
    ...exercises.map((one) => audit(run, { kind: 'exercise', id: one.id, fields: Object.keys(one.set) })),
    ...added.map((one) => audit(run, { kind: 'exercise', id: one.id, fields: Object.keys(one) })),
  ];
};

const changeLesson = async (
  { lessons }: CarryDeps,
  run: Import,
  id: string,
  change: LessonChange,
): Promise<void> => {
  await lessons.change(id, (before) => {
    if (before.lastImport === run.importId) return null;
    const edited = {
      ...changedLesson(before, change),
      updatedAt: run.at,
      editedByStaff: true,
      lastImport: run.importId,
    };
    const { _id, version: _version, ...state } = edited;
    return {
      state,
      events: [...lessonEvents(before, edited), ...auditsOf(run, id, change)],
      saved: savedBy(run),
    };
  });
};

export const carryOutLesson = (deps: CarryDeps, run: Import, step: LessonStep): Promise<void> =>
  'create' in step ? createLesson(deps, run, step.id, step) : changeLesson(deps, run, step.id, step.change);

const createCourse = async (
  deps: CarryDeps,
  run: Import,
  id: string,
  step: { hash: string; create: NewCourseFields },
): Promise<void> => {
  const fields = step.create;
  const state = {
    _id: id,
    ...fields,
    lessonIds: await publishedLessonIds(deps, id),
    terms: termsOf(fields),
    createdAt: run.at,
    updatedAt: run.at,
    publishedAt: coursePublishedAt(null, fields.status, run.at),
    queuedAt: queuedAtAfter(null, fields.status, run.at),
    importedHash: step.hash,
    lastImport: run.importId,
    editedByStaff: true,
  };
  const events = [
    ...courseEvents(null, state),
    audit(run, { kind: 'course', id, fields: Object.keys(fields) }),
  ];
  await insertOnce(() => deps.courses.create(state, events, savedBy(run)));
};

/** The course comes last: who sees it finds its lessons as they are to be. */
export const carryOutCourse = async (
  deps: CarryDeps,
  run: Import,
  id: string,
  step: CourseStep,
): Promise<void> => {
  if ('create' in step) return createCourse(deps, run, id, step);
  await deps.courses.change(id, (before) => {
    if (before.lastImport === run.importId) return null;
    const fields = changedFields(before, step.set);
    const edited = editedCourse(before, { fields: { ...fields, lastImport: run.importId }, at: run.at });
    const events = [...edited.events, audit(run, { kind: 'course', id, fields: Object.keys(fields) })];
    return { state: edited.state, events, saved: savedBy(run) };
  });
};
