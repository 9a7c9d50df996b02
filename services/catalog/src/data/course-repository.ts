import { queueReads } from '@academy/service-kit/content/publication-queue.ts';
import { inTurn } from '@academy/service-kit/outbox/in-turn.ts';
import { withoutOutbox } from '@academy/service-kit/outbox/outbox-schema.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import { withoutUnfiled } from '@academy/service-kit/versions/version-model.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { Save } from '@academy/service-kit/versions/version.ts';
import {
  createVersionedAggregate,
  type VersionedChange,
} from '@academy/service-kit/versions/versioned-aggregate.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { CourseRecord } from '../domain/course.ts';
import { isInBin } from '../domain/bin.ts';
import { courseParts } from '../domain/versioned-parts.ts';
import { changeWhere } from './change-where.ts';
import type { CourseModel } from './course-model.ts';

export type NewCourse = Omit<CourseRecord, 'version'>;

type CourseWork = (
  before: CourseRecord,
) => VersionedChange<NewCourse> | null | Promise<VersionedChange<NewCourse> | null>;

/** Neither gone nor in the bin. */
const present = { removedAt: null, binnedAt: null } as const;

const withoutBookkeeping = { ...withoutOutbox, ...withoutUnfiled } as const;

export const createCourseRepository = (
  courses: CourseModel,
  kept: { versions: VersionRepository; logger: Logger },
) => {
  const versioned = createVersionedAggregate<NewCourse>({ ...kept, model: courses, partsOf: courseParts });
  return {
    ...queueReads(courses, { binnedAt: null }),

    listPublished: (): Promise<CourseRecord[]> =>
      courses.find({ status: 'published', ...present }, withoutBookkeeping).lean(),

    /** Every course, whatever its status. */
    listForStaff: (): Promise<CourseRecord[]> => courses.find(present, withoutBookkeeping).lean(),

    find: (id: string): Promise<CourseRecord | null> =>
      courses.findOne({ _id: id, ...present }, withoutBookkeeping).lean(),

    /** Whether or not it lies in the bin. */
    findAnywhere: (id: string): Promise<CourseRecord | null> =>
      courses.findOne({ _id: id, removedAt: null }, withoutBookkeeping).lean(),

    /** Every course, in the bin too; what ended there is one of them by its id alone. */
    listAnywhere: (): Promise<Pick<CourseRecord, '_id' | 'titleEs' | 'titleEn'>[]> =>
      courses.find({ removedAt: null }, { titleEs: 1, titleEn: 1 }).lean(),

    /** What lies in the bin, latest first. */
    listBinned: (): Promise<CourseRecord[]> =>
      courses
        .find({ binnedAt: { $ne: null }, endedAt: null, removedAt: null }, withoutBookkeeping)
        .sort({ binnedAt: -1, _id: 1 })
        .lean(),

    /** Its first state is a version where it says who saves it. */
    create: (state: NewCourse, events: readonly PendingEvent[], saved?: Save): Promise<CourseRecord> =>
      versioned.create(state, { events, saved }),

    /** What it becomes is a version where the change says who saves it. Null for what lies in the bin. */
    change: (id: string, change: CourseWork): Promise<CourseRecord | null> =>
      changeWhere(versioned, { id, where: ({ binnedAt }) => !binnedAt, change }),

    /** The same of what lies in the bin. */
    changeInBin: (id: string, change: CourseWork): Promise<CourseRecord | null> =>
      changeWhere(versioned, { id, where: isInBin, change }),

    fileVersions: versioned.file,
    fileAllVersions: versioned.fileAll,

    /** Runs works on the order of all courses one after another within this process; no course has an empty id. */
    inTurnOfOrder: <T>(work: () => Promise<T>): Promise<T> => inTurn(courses, '', work),
  };
};

export type CourseRepository = ReturnType<typeof createCourseRepository>;
