import type { AnyModel } from '@academy/service-kit/mongo/any-model.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type AggregateChange,
} from '@academy/service-kit/outbox/with-event.ts';
import type { LessonRecord } from '../domain/lesson.ts';
import type { LessonOutline } from '../domain/outline.ts';

export type NewLesson = Omit<LessonRecord, 'version'>;

type OutlineRow = Omit<LessonOutline, 'id' | 'exerciseIds'> & { _id: string; exercises: { id: string }[] };

const outlined = {
  courseId: 1,
  titleEs: 1,
  titleEn: 1,
  orderIndex: 1,
  estimatedMinutes: 1,
  'exercises.id': 1,
} as const;

export const createLessonRepository = (lessons: AnyModel) => ({
  /** Published lessons without their texts. */
  listPublishedOutlines: async (): Promise<LessonOutline[]> => {
    const rows = await lessons.find({ status: 'published', removedAt: null }, outlined).lean<OutlineRow[]>();
    return rows.map(({ _id, exercises, ...row }) => ({
      ...row,
      id: _id,
      exerciseIds: exercises.map(({ id }) => id),
    }));
  },

  /** A course's lessons in their order, whatever their status. */
  listOfCourse: (courseId: string): Promise<Pick<LessonRecord, '_id' | 'status' | 'editedByStaff'>[]> =>
    lessons
      .find({ courseId, removedAt: null }, { status: 1, editedByStaff: 1 })
      .sort({ orderIndex: 1, _id: 1 })
      .lean<Pick<LessonRecord, '_id' | 'status' | 'editedByStaff'>[]>(),

  find: (id: string): Promise<LessonRecord | null> =>
    lessons.findOne({ _id: id, removedAt: null }, withoutOutbox).lean<LessonRecord | null>(),

  findPublished: (id: string): Promise<LessonRecord | null> =>
    lessons
      .findOne({ _id: id, status: 'published', removedAt: null }, withoutOutbox)
      .lean<LessonRecord | null>(),

  create: (state: NewLesson, events: readonly PendingEvent[]): Promise<LessonRecord> =>
    createAggregate<NewLesson>({ model: lessons, state, events }),

  change: (
    id: string,
    change: (current: LessonRecord) => AggregateChange<NewLesson> | null,
  ): Promise<LessonRecord | null> => changeAggregate<NewLesson>({ model: lessons, id, change }),
});

export type LessonRepository = ReturnType<typeof createLessonRepository>;
