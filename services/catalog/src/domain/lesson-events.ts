import type { DataOf } from '@academy/contracts/events/event.ts';
import { lessonPublishedV1 } from '@academy/contracts/events/catalog/lesson-published.v1.ts';
import { lessonRemovedV1 } from '@academy/contracts/events/catalog/lesson-removed.v1.ts';
import { lessonUpdatedV1 } from '@academy/contracts/events/catalog/lesson-updated.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { LessonRecord } from './lesson.ts';

type LessonState = Omit<LessonRecord, 'version'>;

const publicState = (lesson: LessonState): DataOf<typeof lessonPublishedV1> => ({
  id: lesson._id,
  courseId: lesson.courseId,
  orderIndex: lesson.orderIndex,
  titleEs: lesson.titleEs,
  titleEn: lesson.titleEn,
  contentEs: lesson.contentEs,
  contentEn: lesson.contentEn,
  exercises: lesson.exercises.map(({ rubric, hints, samples: _samples, answers: _answers, ...exercise }) => ({
    ...exercise,
    rubric: { ...rubric },
    hints: { ...hints },
  })),
});

/** The facts that a write of a lesson makes, from its state before (null when new) and after. */
export const lessonEvents = (before: { status: string } | null, after: LessonState): PendingEvent[] => {
  const was = before?.status === 'published';
  const is = after.status === 'published';
  if (is) return [pendingEvent(was ? lessonUpdatedV1 : lessonPublishedV1, publicState(after))];
  return was ? [pendingEvent(lessonRemovedV1, { id: after._id })] : [];
};
