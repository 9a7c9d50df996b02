import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { StateChange } from '@academy/service-kit/outbox/outbox-write.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { courseEvents, coursePublishedAt } from '../../domain/course-events.ts';
import { missingFields, notPublishable, titleMissing } from '../../domain/authoring-texts.ts';
import { missingOfCourse, nameless, type CourseTexts } from '../../domain/missing-texts.ts';
import { withinExercises } from '../../domain/staff-content-texts.ts';
import { assertPublishable } from './assert-publishable.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedLessonIds } from '../relist-lessons.ts';

type EditDeps = Pick<CatalogDeps, 'lessons' | 'taughtExercises'>;

/** A course becomes published with its lessons: throws 400 where one of them misjudges a sample. */
const assertSelfTestsPass = async (deps: EditDeps, courseId: string): Promise<void> => {
  const lessons = await deps.lessons.findMany(await publishedLessonIds(deps, courseId));
  const taught = await deps.taughtExercises.join();
  assertPublishable(
    lessons.flatMap(({ exercises }) => exercises.map(taught)),
    { pathOf: withinExercises },
  );
};

/** Throws 400 naming each text that a course of its status still lacks. */
export const assertTexts = (course: CourseTexts & Pick<CourseRecord, 'status'>): void => {
  const missing = missingOfCourse(course);
  if (course.status !== 'draft' && missing.length > 0) throw notPublishable(missingFields(missing));
  const titles = nameless(course);
  if (titles.length > 0) throw titleMissing(titles);
};

/** The words by which a course is found. */
export const termsOf = ({ titleEs, titleEn, descriptionEs, descriptionEn }: CourseTexts): string[] =>
  searchTerms([titleEs, titleEn, descriptionEs, descriptionEn]);

interface CourseEdit {
  fields: Partial<CourseRecord>;
  at: Date;
}

/**
 * What a course is after an edit, with the events that tell of it. Throws DomainError 400 where it becomes published or
 * queued and a text is missing or a lesson of it misjudges a sample.
 */
export const editCourse = async (
  deps: EditDeps,
  before: CourseRecord,
  { fields, at }: CourseEdit,
): Promise<{ state: StateChange<Omit<CourseRecord, '_id' | 'version'>>; events: PendingEvent[] }> => {
  assertTexts({ ...before, ...fields });
  if (fields.status !== undefined && fields.status !== 'draft') await assertSelfTestsPass(deps, before._id);
  return editedCourse(before, { fields, at });
};

/** The same of an edit that was checked before. */
export const editedCourse = (
  before: CourseRecord,
  { fields, at }: CourseEdit,
): { state: StateChange<Omit<CourseRecord, '_id' | 'version'>>; events: PendingEvent[] } => {
  const edited: CourseRecord = { ...before, ...fields, updatedAt: at, editedByStaff: true };
  const after = {
    ...edited,
    terms: termsOf(edited),
    publishedAt: coursePublishedAt(before, edited.status, at),
    queuedAt: queuedAtAfter(before, edited.status, at),
  };
  const { _id, version: _version, ...state } = after;
  return { state, events: courseEvents(before, after) };
};
