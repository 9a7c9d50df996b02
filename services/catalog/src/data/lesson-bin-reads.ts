import { withoutBookkeeping } from '@academy/service-kit/bin/binnable-aggregate.ts';
import { inBin, present } from '@academy/service-kit/bin/bin.ts';
import type { LessonRecord } from '../domain/lesson.ts';
import type { LessonModel } from './lesson-model.ts';

/** A lesson as far as the list of the bin needs it. */
export type BinnedLesson = Pick<
  LessonRecord,
  | '_id'
  | 'courseId'
  | 'titleEs'
  | 'titleEn'
  | 'status'
  | 'binnedAt'
  | 'binnedBy'
  | 'binnedWith'
  | 'binnedExercises'
> & { exercises: { id: string }[] };

/** An exercise's id, and the titles of a lesson that has it. */
export type ExerciseHolder = Pick<LessonRecord, 'titleEs' | 'titleEn'> & { id: string };

const rows = {
  courseId: 1,
  titleEs: 1,
  titleEn: 1,
  status: 1,
  binnedAt: 1,
  binnedBy: 1,
  binnedWith: 1,
  binnedExercises: 1,
  'exercises.id': 1,
} as const;

const idsOf = (found: readonly { _id: string }[]): string[] => found.map(({ _id }) => _id);

/** What is read of lessons whether or not they lie in the bin. */
export const binReads = (lessons: LessonModel) => ({
  findAnywhere: (id: string): Promise<LessonRecord | null> =>
    lessons.findOne({ _id: id, removedAt: null }, withoutBookkeeping).lean(),

  /** The lesson that a deleted exercise is a part of, which may lie in the bin itself. */
  findOfBinnedExercise: (exerciseId: string): Promise<LessonRecord | null> =>
    lessons
      .findOne(
        { binnedExercises: { $elemMatch: { 'exercise.id': exerciseId } }, endedAt: null, removedAt: null },
        withoutBookkeeping,
      )
      .lean(),

  /** Which of these exercises a lesson that is there has, and which lesson. */
  findHolders: async (exerciseIds: readonly string[]): Promise<ExerciseHolder[]> => {
    const holding = await lessons
      .find(
        { 'exercises.id': { $in: exerciseIds }, ...present },
        { titleEs: 1, titleEn: 1, 'exercises.id': 1 },
      )
      .lean();
    return holding.flatMap(({ exercises, titleEs, titleEn }) =>
      exercises.filter(({ id }) => exerciseIds.includes(id)).map(({ id }) => ({ id, titleEs, titleEn })),
    );
  },

  /** Whether any of these exercises lies in the bin, by itself or with its lesson. */
  hasBinned: async (exerciseIds: readonly string[]): Promise<boolean> => {
    const ids = { $in: exerciseIds };
    const [byItself, withLesson] = await Promise.all([
      lessons.exists({
        binnedExercises: { $elemMatch: { 'exercise.id': ids } },
        endedAt: null,
        removedAt: null,
      }),
      lessons.exists({ 'exercises.id': ids, ...inBin }),
    ]);
    return byItself !== null || withLesson !== null;
  },

  /** The exercises of the lessons that went into the bin with their course. */
  exerciseIdsBinnedWith: async (courseId: string): Promise<string[]> => {
    const found = await lessons.find({ binnedWith: courseId, ...inBin }, { 'exercises.id': 1 }).lean();
    return found.flatMap(({ exercises }) => exercises.map(({ id }) => id));
  },

  /** The lessons in the bin, with those that are not but have exercises there. */
  listBinned: async (): Promise<BinnedLesson[]> => {
    const [binned, holding] = await Promise.all([
      lessons.find(inBin, rows).lean(),
      lessons.find({ 'binnedExercises.at': { $lte: new Date() }, ...present }, rows).lean(),
    ]);
    return [...binned, ...holding];
  },

  idsOfCourse: async (courseId: string): Promise<string[]> =>
    idsOf(await lessons.find({ courseId, ...present }, { _id: 1 }).lean()),

  /** The lessons that went into the bin with their course. */
  idsBinnedWith: async (courseId: string): Promise<string[]> =>
    idsOf(await lessons.find({ binnedWith: courseId, ...inBin }, { _id: 1 }).lean()),

  /** The courses whose lessons lie in the bin with them. */
  coursesBinnedWith: async (): Promise<string[]> => {
    const found = await lessons.find(inBin, { binnedWith: 1 }).lean();
    return [...new Set(found.flatMap(({ binnedWith }) => binnedWith ?? []))];
  },
});
