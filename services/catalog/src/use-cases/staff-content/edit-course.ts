import { queuedAtAfter } from '@academy/service-kit/content/publication-queue.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { searchTerms } from '@academy/service-kit/text/search-terms.ts';
import type { CourseRecord } from '../../domain/course.ts';
import { courseEvents, coursePublishedAt } from '../../domain/course-events.ts';
import { selfTestFaults } from '../../domain/self-test.ts';
import { selfTestRefusal, withinExercises } from '../../domain/staff-content-texts.ts';
import type { CatalogDeps } from '../deps.ts';
import { publishedLessonIds } from '../relist-lessons.ts';

type EditDeps = Pick<CatalogDeps, 'lessons'>;

/** A course becomes published with its lessons: throws 400 where one of them misjudges a sample. */
const assertSelfTestsPass = async (deps: EditDeps, courseId: string): Promise<void> => {
  const lessons = await deps.lessons.findMany(await publishedLessonIds(deps, courseId));
  const faults = lessons.flatMap(({ exercises }) => selfTestFaults(exercises));
  if (faults.length > 0) throw selfTestRefusal(faults, withinExercises);
};

const termsOf = ({ titleEs, titleEn, descriptionEs, descriptionEn }: CourseRecord): string[] =>
  searchTerms([titleEs, titleEn, descriptionEs, descriptionEn]);

interface CourseEdit {
  fields: Partial<CourseRecord>;
  at: Date;
}

/**
 * What a course is after an edit, with the events that tell of it. Throws DomainError 400 where it becomes published or
 * queued and a lesson of it misjudges a sample.
 */
export const editCourse = async (
  deps: EditDeps,
  before: CourseRecord,
  { fields, at }: CourseEdit,
): Promise<{ state: Omit<CourseRecord, '_id' | 'version'>; events: PendingEvent[] }> => {
  if (fields.status !== undefined && fields.status !== 'draft') await assertSelfTestsPass(deps, before._id);
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
