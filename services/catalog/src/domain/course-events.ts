import type { DataOf } from '@academy/contracts/events/event.ts';
import { coursePublishedV1 } from '@academy/contracts/events/catalog/course-published.v1.ts';
import { courseRemovedV1 } from '@academy/contracts/events/catalog/course-removed.v1.ts';
import { courseUpdatedV1 } from '@academy/contracts/events/catalog/course-updated.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CourseRecord } from './course.ts';

type CourseState = Omit<CourseRecord, 'version'>;

const publicState = (course: CourseState): DataOf<typeof coursePublishedV1> => ({
  id: course._id,
  titleEs: course.titleEs,
  titleEn: course.titleEn,
  descriptionEs: course.descriptionEs,
  descriptionEn: course.descriptionEn,
  level: course.level,
  isPremium: course.isPremium,
  orderIndex: course.orderIndex,
  lessonIds: course.lessonIds,
  // An earlier release kept no such day; its courses were imported, and published as they were created.
  publishedAt: (course.publishedAt ?? course.createdAt).toISOString(),
  imported: course.importedHash !== null && !course.editedByStaff,
});

/** When a course became published; null while it is not. */
export const coursePublishedAt = (
  before: Pick<CourseRecord, 'status' | 'publishedAt' | 'createdAt'> | null,
  status: string,
  now: Date,
): Date | null => {
  if (status !== 'published') return null;
  return before?.status === 'published' ? (before.publishedAt ?? before.createdAt) : now;
};

/** The facts that a write of a course makes, from its state before (null when new) and after. */
export const courseEvents = (before: { status: string } | null, after: CourseState): PendingEvent[] => {
  const was = before?.status === 'published';
  const is = after.status === 'published';
  if (is) return [pendingEvent(was ? courseUpdatedV1 : coursePublishedV1, publicState(after))];
  return was ? [pendingEvent(courseRemovedV1, { id: after._id })] : [];
};
