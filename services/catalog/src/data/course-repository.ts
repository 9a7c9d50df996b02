import { queueOrder } from '@academy/service-kit/content/publication-queue.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import {
  changeAggregate,
  createAggregate,
  type ChangeOptions,
} from '@academy/service-kit/outbox/with-event.ts';
import type { CourseRecord } from '../domain/course.ts';
import type { CourseModel } from './course-model.ts';

export type NewCourse = Omit<CourseRecord, 'version'>;

const queued = { status: 'queued', removedAt: null } as const;

export const createCourseRepository = (courses: CourseModel) => ({
  listPublished: (): Promise<CourseRecord[]> =>
    courses.find({ status: 'published', removedAt: null }, withoutOutbox).lean(),

  /** Every course, whatever its status. */
  listForStaff: (): Promise<CourseRecord[]> => courses.find({ removedAt: null }, withoutOutbox).lean(),

  find: (id: string): Promise<CourseRecord | null> =>
    courses.findOne({ _id: id, removedAt: null }, withoutOutbox).lean(),

  /** The id of the course that has been queued longest; null where none is. */
  nextQueued: async (): Promise<string | null> =>
    (await courses.findOne(queued, { _id: 1 }).sort(queueOrder).lean())?._id ?? null,

  countQueued: (): Promise<number> => courses.countDocuments(queued),

  isQueued: async (): Promise<boolean> => (await courses.exists(queued)) !== null,

  isPublishedBy: async (runIds: readonly string[]): Promise<boolean> =>
    (await courses.exists({ publishedByRun: { $in: [...runIds] } })) !== null,

  create: (state: NewCourse, events: readonly PendingEvent[]): Promise<CourseRecord> =>
    createAggregate<NewCourse>({ model: courses, state, events }),

  change: (id: string, change: ChangeOptions<NewCourse>['change']): Promise<CourseRecord | null> =>
    changeAggregate<NewCourse>({ model: courses, id, change }),
});

export type CourseRepository = ReturnType<typeof createCourseRepository>;
