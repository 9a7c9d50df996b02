import { createBinnable, withoutBookkeeping } from '@academy/service-kit/bin/binnable-aggregate.ts';
import { present } from '@academy/service-kit/bin/bin.ts';
import type { VersionRepository } from '@academy/service-kit/versions/version-repository.ts';
import type { Logger } from '@academy/service-kit/logging/logger.ts';
import type { LessonExercise, LessonRecord } from '../domain/lesson.ts';
import type { LessonOutline } from '../domain/outline.ts';
import { binnedExercises, lessonParts } from '../domain/versioned-parts.ts';
import { binReads } from './lesson-bin-reads.ts';
import type { LessonModel } from './lesson-model.ts';

export type NewLesson = Omit<LessonRecord, 'version'>;

const outlined = {
  courseId: 1,
  titleEs: 1,
  titleEn: 1,
  orderIndex: 1,
  estimatedMinutes: 1,
  version: 1,
  'exercises.id': 1,
} as const;

const forLearners = { ...withoutBookkeeping, 'exercises.samples': 0, 'exercises.answers': 0 } as const;

const withRubrics = {
  'exercises.id': 1,
  'exercises.titleEs': 1,
  'exercises.titleEn': 1,
  'exercises.rubric': 1,
} as const;

const rowsForStaff = {
  courseId: 1,
  titleEs: 1,
  titleEn: 1,
  orderIndex: 1,
  status: 1,
  estimatedMinutes: 1,
  updatedAt: 1,
  'exercises.id': 1,
  'exercises.titleEs': 1,
  'exercises.titleEn': 1,
} as const;

/** What staff's lists are searched, filtered and sorted by. */
export type StaffLessonRow = Pick<
  LessonRecord,
  '_id' | 'courseId' | 'titleEs' | 'titleEn' | 'orderIndex' | 'status' | 'estimatedMinutes' | 'updatedAt'
> & { exercises: { id: string; titleEs: string; titleEn: string }[] };

/** A lesson's exercises as far as figures of them need. */
export type RubricRow = Pick<LessonRecord, '_id' | 'courseId' | 'orderIndex'> & {
  exercises: Pick<LessonExercise, 'id' | 'titleEs' | 'titleEn' | 'rubric'>[];
};

export const createLessonRepository = (
  lessons: LessonModel,
  kept: { versions: VersionRepository; logger: Logger },
) => ({
  ...createBinnable<NewLesson>({
    ...kept,
    kind: 'lessons',
    model: lessons,
    partsOf: lessonParts,
    parts: { of: binnedExercises, field: 'binnedExercises.at' },
  }),
  ...binReads(lessons),

  /** Published lessons without their texts. */
  listPublishedOutlines: async (): Promise<LessonOutline[]> => {
    const rows = await lessons.find({ status: 'published', ...present }, outlined).lean();
    return rows.map(({ _id, exercises, ...row }) => ({
      ...row,
      id: _id,
      exerciseIds: exercises.map(({ id }) => id),
    }));
  },

  /** A course's lessons in their order, whatever their status. */
  listOfCourse: (
    courseId: string,
  ): Promise<Pick<LessonRecord, '_id' | 'status' | 'editedByStaff' | 'binnedExercises' | 'orderIndex'>[]> =>
    lessons
      .find({ courseId, ...present }, { status: 1, editedByStaff: 1, binnedExercises: 1, orderIndex: 1 })
      .sort({ orderIndex: 1, _id: 1 })
      .lean(),

  /** The titles of a course's lessons in their order, whatever their status. */
  listTitlesOfCourse: (
    courseId: string,
  ): Promise<Pick<LessonRecord, '_id' | 'status' | 'titleEs' | 'titleEn' | 'orderIndex'>[]> =>
    lessons
      .find({ courseId, ...present }, { status: 1, titleEs: 1, titleEn: 1, orderIndex: 1 })
      .sort({ orderIndex: 1, _id: 1 })
      .lean(),

  /** The titles and rubrics of a course's exercises, whatever their lesson's status. */
  listRubricsOfCourse: async (
    courseId: string,
  ): Promise<Pick<LessonExercise, 'id' | 'titleEs' | 'titleEn' | 'rubric'>[]> => {
    const rows = await lessons.find({ courseId, ...present }, withRubrics).lean();
    return rows.flatMap(({ exercises }) => exercises);
  },

  /** The titles and rubrics of all exercises with where they are, whatever their lesson's status. */
  listRubrics: (): Promise<RubricRow[]> =>
    lessons.find(present, { ...withRubrics, courseId: 1, orderIndex: 1 }).lean(),

  find: (id: string): Promise<LessonRecord | null> =>
    lessons.findOne({ _id: id, ...present }, withoutBookkeeping).lean(),

  /** As learners have it: without the samples and the model answers of its exercises. */
  findPublished: (id: string): Promise<LessonRecord | null> =>
    lessons.findOne({ _id: id, status: 'published', ...present }, forLearners).lean(),

  /** The model answers to an exercise of a published lesson; null where there are none. */
  findModelAnswers: async (
    lessonId: string,
    exerciseId: string,
  ): Promise<NonNullable<LessonExercise['answers']> | null> => {
    const lesson = await lessons
      .findOne(
        { _id: lessonId, status: 'published', ...present },
        { 'exercises.id': 1, 'exercises.answers': 1 },
      )
      .lean();
    return lesson?.exercises.find(({ id }) => id === exerciseId)?.answers ?? null;
  },

  /** Every lesson without its texts and rubrics, whatever its status. */
  listForStaff: (): Promise<StaffLessonRow[]> => lessons.find(present, rowsForStaff).lean(),

  /** The lesson that an exercise is a part of, whatever its status. */
  findOfExercise: (exerciseId: string): Promise<LessonRecord | null> =>
    lessons.findOne({ 'exercises.id': exerciseId, ...present }, withoutBookkeeping).lean(),

  /** A course's lessons whole, in their order, whatever their status. */
  findOfCourse: (courseId: string): Promise<LessonRecord[]> =>
    lessons
      .find({ courseId, ...present }, withoutBookkeeping)
      .sort({ orderIndex: 1, _id: 1 })
      .lean(),

  findMany: (ids: readonly string[]): Promise<LessonRecord[]> =>
    lessons.find({ _id: { $in: ids }, ...present }, withoutBookkeeping).lean(),
});

export type LessonRepository = ReturnType<typeof createLessonRepository>;
