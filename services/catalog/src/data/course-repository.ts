import { queueReads } from '@academy/service-kit/content/publication-queue.ts';
import { inTurn } from '@academy/service-kit/outbox/in-turn.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  removeAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { CourseRecord } from '../domain/course.ts';
import type { CourseModel } from './course-model.ts';

export type NewCourse = Omit<CourseRecord, 'version'>;

export const createCourseRepository = (courses: CourseModel) => ({
  ...queueReads(courses),

  listPublished: (): Promise<CourseRecord[]> =>
    courses.find({ status: 'published', removedAt: null }, withoutOutbox).lean(),

  /** Every course, whatever its status. */
  listForStaff: (): Promise<CourseRecord[]> => courses.find({ removedAt: null }, withoutOutbox).lean(),

  find: (id: string): Promise<CourseRecord | null> =>
    courses.findOne({ _id: id, removedAt: null }, withoutOutbox).lean(),

  create: (state: NewCourse, events: readonly PendingEvent[]): Promise<CourseRecord> =>
    createAggregate<NewCourse>({ model: courses, state, events }),

  change: (id: string, change: ChangeOptions<NewCourse>['change']): Promise<CourseRecord | null> =>
    changeAggregate<NewCourse>({ model: courses, id, change }),

  /** Runs works on the order of all courses one after another within this process; no course has an empty id. */
  inTurnOfOrder: <T>(work: () => Promise<T>): Promise<T> => inTurn(courses, '', work),

  remove: (
    id: string,
    events: (last: CourseRecord) => readonly [PendingEvent, ...PendingEvent[]],
  ): Promise<CourseRecord | null> => removeAggregate<NewCourse>({ model: courses, id, events }),
});

export type CourseRepository = ReturnType<typeof createCourseRepository>;
