import { createBinnable, withoutBookkeeping } from '@academy/service-kit/bin/binnable-aggregate.ts';
import { inBin, present } from '@academy/service-kit/bin/bin.ts';
import { queueReads } from '@academy/service-kit/content/publication-queue.ts';
import { withDocumentLock } from '@academy/service-kit/outbox/document-lock.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { CourseRecord } from '../domain/course.ts';
import { courseParts } from '../domain/versioned-parts.ts';
import type { CourseModel } from './course-model.ts';

export type NewCourse = Omit<CourseRecord, 'version'>;

export const createCourseRepository = (
  courses: CourseModel,
  kept: { versions: VersionRepository; logger: Logger },
) => ({
  ...createBinnable<NewCourse>({ ...kept, kind: 'courses', model: courses, partsOf: courseParts }),
  ...queueReads(courses, { binnedAt: null }),

  listPublished: (): Promise<CourseRecord[]> =>
    courses.find({ status: 'published', ...present }, withoutBookkeeping).lean(),

  /** Every course, whatever its status. */
  listForStaff: (): Promise<CourseRecord[]> => courses.find(present, withoutBookkeeping).lean(),

  find: (id: string): Promise<CourseRecord | null> =>
    courses.findOne({ _id: id, ...present }, withoutBookkeeping).lean(),

  /** Whether a course has the picture, in the bin too. */
  hasCoverImage: async (id: string): Promise<boolean> => (await courses.exists({ coverImage: id })) !== null,

  /** Whether or not it lies in the bin. */
  findAnywhere: (id: string): Promise<CourseRecord | null> =>
    courses.findOne({ _id: id, removedAt: null }, withoutBookkeeping).lean(),

  /** Every course, in the bin too; what ended there is one of them by its id alone. */
  listAnywhere: (): Promise<Pick<CourseRecord, '_id' | 'titleEs' | 'titleEn'>[]> =>
    courses.find({ removedAt: null }, { titleEs: 1, titleEn: 1 }).lean(),

  /** What lies in the bin, latest first. */
  listBinned: (): Promise<CourseRecord[]> =>
    courses.find(inBin, withoutBookkeeping).sort({ binnedAt: -1, _id: 1 }).lean(),

  /** Runs works on the order of all courses one after another within this process; no course has an empty id. */
  withOrderLock: <T>(work: () => Promise<T>): Promise<T> => withDocumentLock(courses, '', work),
});

export type CourseRepository = ReturnType<typeof createCourseRepository>;
