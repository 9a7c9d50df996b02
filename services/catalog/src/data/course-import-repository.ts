import { insertOnce } from '@academy/service-kit/mongo/insert-once.ts';
import type { CourseImportRecord } from '../domain/transfer/course-import.ts';
import type { CourseImportModel } from './course-import-model.ts';

/** Imports of courses while they are carried out. */
export const createCourseImportRepository = (imports: CourseImportModel) => ({
  /** Writes down what is to be imported; false where another import of this course is under way. */
  begin: (record: CourseImportRecord): Promise<boolean> => insertOnce(() => imports.create(record)),

  /** From now on it is carried out, whatever happens to this process. */
  decide: async ({ _id, importId }: Pick<CourseImportRecord, '_id' | 'importId'>): Promise<boolean> =>
    (await imports.updateOne({ _id, importId }, { $set: { isDecided: true } })).matchedCount > 0,

  /** Whether another import makes something that this one makes too. */
  isClaimed: async ({ _id, creates }: Pick<CourseImportRecord, '_id' | 'creates'>): Promise<boolean> =>
    (await imports.exists({ _id: { $ne: _id }, creates: { $in: creates } })) !== null,

  findDecided: (courseId: string): Promise<CourseImportRecord | null> =>
    imports.findOne({ _id: courseId, isDecided: true }).lean(),

  /** The courses of imports that a crash may have left half done. */
  listDecided: async (): Promise<string[]> =>
    (await imports.find({ isDecided: true }, { _id: 1 }).lean()).map(({ _id }) => _id),

  end: async ({ _id, importId }: Pick<CourseImportRecord, '_id' | 'importId'>): Promise<void> => {
    await imports.deleteOne({ _id, importId });
  },

  /** Forgets imports that a crash left undecided. */
  forgetUndecided: async (before: Date): Promise<void> => {
    const left = await imports.find({ isDecided: false, at: { $lt: before } }, { importId: 1 }).lean();
    for (const { _id, importId } of left) await imports.deleteOne({ _id, importId, isDecided: false });
  },
});

export type CourseImportRepository = ReturnType<typeof createCourseImportRepository>;
