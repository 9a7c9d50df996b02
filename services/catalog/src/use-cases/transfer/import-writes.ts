import { changedFields } from '@academy/service-kit/audit/changed-fields.ts';
import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { Import } from '@academy/service-kit/content/transfer/logged-import.ts';
import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { courseEvents, coursePublishedAt } from '../../domain/course-events.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { lessonEvents } from '../../domain/lesson-events.ts';
import type { LessonRecord } from '../../domain/lesson.ts';
import {
  changedLesson,
  type LessonChange,
  type NewCourseFields,
  type NewLessonFields,
} from '../../domain/transfer/import-steps.ts';
import { editedCourse, termsOf } from '../staff-content/edit-course.ts';

/** What the catalogue notes for itself is nothing that staff changed. */
const ownNotes: readonly string[] = ['importedHash', 'orderedByStaff', 'id', 'references'];

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

const notes = ({ at, importId }: Import) => ({ updatedAt: at, lastImport: importId, editedByStaff: true });

/** A lesson that an import makes, with the events that tell of it. Its exercises are told of with it. */
export const newLesson = (run: Import, id: string, step: { hash: string; create: NewLessonFields }) => {
  const state = { _id: id, ...step.create, ...notes(run), createdAt: run.at, importedHash: step.hash };
  const fields = Object.keys(step.create);
  return { state, events: [...lessonEvents(null, state), audit(run, { kind: 'lesson', id, fields })] };
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

/** What a lesson becomes by its change. */
export const lessonWrite = (run: Import, before: LessonRecord, change: LessonChange) => {
  const edited = { ...changedLesson(before, change), ...notes(run) };
  const { _id, version: _version, ...state } = edited;
  return { state, events: [...lessonEvents(before, edited), ...auditsOf(run, _id, change)] };
};

/** A course that an import makes; `lessonIds` are its published lessons. */
export const newCourse = (
  run: Import,
  { id, hash, fields, lessonIds }: { id: string; hash: string; fields: NewCourseFields; lessonIds: string[] },
) => {
  const state = {
    _id: id,
    ...fields,
    ...notes(run),
    lessonIds,
    terms: termsOf(fields),
    createdAt: run.at,
    publishedAt: coursePublishedAt(null, fields.status, run.at),
    queuedAt: queuedAtAfter(null, fields.status, run.at),
    importedHash: hash,
  };
  const told = audit(run, { kind: 'course', id, fields: Object.keys(fields) });
  return { state, events: [...courseEvents(null, state), told] };
};

/** What a course becomes by its change. */
export const courseWrite = (run: Import, before: CourseRecord, set: Partial<CourseRecord>) => {
  const fields = changedFields(before, set);
  const { state, events } = editedCourse(before, {
    fields: { ...fields, lastImport: run.importId },
    at: run.at,
  });
  const told = audit(run, { kind: 'course', id: before._id, fields: Object.keys(fields) });
  return { state, events: [...events, told] };
};
