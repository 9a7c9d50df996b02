import { queueReads } from '@academy/service-kit/content/publication-queue.ts';
import { inTurn } from '@academy/service-kit/outbox/in-turn.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { removeAggregate } from '@academy/service-kit/outbox/with-event.ts';
import { withoutUnfiled } from '@academy/service-kit/versions/version-model.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { Save } from '@academy/service-kit/versions/version.ts';
import {
  createVersionedAggregate,
  type VersionedChange,
} from '@academy/service-kit/versions/versioned-aggregate.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { CourseRecord } from '../domain/course.ts';
import { courseParts } from '../domain/versioned-parts.ts';
import type { CourseModel } from './course-model.ts';

export type NewCourse = Omit<CourseRecord, 'version'>;

const withoutBookkeeping = { ...withoutOutbox, ...withoutUnfiled } as const;

export const createCourseRepository = (
  courses: CourseModel,
  kept: { versions: VersionRepository; logger: Logger },
) => {
  const versioned = createVersionedAggregate<NewCourse>({ ...kept, model: courses, partsOf: courseParts });
  return {
    ...queueReads(courses),

    listPublished: (): Promise<CourseRecord[]> =>
      courses.find({ status: 'published', removedAt: null }, withoutBookkeeping).lean(),

    /** Every course, whatever its status. */
    listForStaff: (): Promise<CourseRecord[]> => courses.find({ removedAt: null }, withoutBookkeeping).lean(),

    find: (id: string): Promise<CourseRecord | null> =>
      courses.findOne({ _id: id, removedAt: null }, withoutBookkeeping).lean(),

    /** Its first state is a version where it says who saves it. */
    create: (state: NewCourse, events: readonly PendingEvent[], saved?: Save): Promise<CourseRecord> =>
      versioned.create(state, { events, saved }),

    /** What it becomes is a version where the change says who saves it. */
    change: (
      id: string,
      change: (
        before: CourseRecord,
      ) => VersionedChange<NewCourse> | null | Promise<VersionedChange<NewCourse> | null>,
    ): Promise<CourseRecord | null> => versioned.change(id, change),

    fileVersions: versioned.file,
    fileAllVersions: versioned.fileAll,

    /** Runs works on the order of all courses one after another within this process; no course has an empty id. */
    inTurnOfOrder: <T>(work: () => Promise<T>): Promise<T> => inTurn(courses, '', work),

    remove: (
      id: string,
      events: (last: CourseRecord) => readonly [PendingEvent, ...PendingEvent[]],
    ): Promise<CourseRecord | null> => removeAggregate<NewCourse>({ model: courses, id, events }),
  };
};

export type CourseRepository = ReturnType<typeof createCourseRepository>;
