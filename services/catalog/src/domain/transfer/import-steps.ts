import type { Fingerprints } from '@academy/service-kit/content/transfer/fingerprints.ts';
import type { FileSide } from '@academy/service-kit/content/transfer/import-base.ts';
import type { CourseRecord } from '../course.ts';
import type { LessonExercise, LessonRecord } from '../lesson.ts';

export type NewCourseFields = Pick<
  CourseRecord,
  | 'titleEs'
  | 'titleEn'
  | 'descriptionEs'
  | 'descriptionEn'
  | 'level'
  | 'iconName'
  | 'isPremium'
  | 'status'
  | 'estimatedMinutes'
  | 'orderIndex'
  | 'cover'
>;

export type NewLessonFields = Pick<
  LessonRecord,
  | 'courseId'
  | 'orderIndex'
  | 'titleEs'
  | 'titleEn'
  | 'contentEs'
  | 'contentEn'
  | 'estimatedMinutes'
  | 'status'
  | 'exercises'
>;

/** The same of a lesson, its exercises and their order. */
export interface LessonFingerprints {
  set: Fingerprints;
  exercises: Readonly<Record<string, Fingerprints>>;
  order: string;
}

/** What an import does to a course: makes it, or sets some of its fields. */
export type CourseStep = { hash: string } & (
  { create: NewCourseFields } | { set: Partial<CourseRecord>; was?: Planned<Fingerprints> }
);

/** What stood in the fields that it sets, and of which version that was; absent in what an earlier release wrote down. */
type Planned<Prints> = { version: number; prints: Prints };

/** What it does to a lesson that is there. */
export interface LessonChange {
  set: Partial<LessonRecord>;
  /** By id, what it sets of the exercises that are there. */
  exercises: { id: string; set: Partial<LessonExercise> }[];
  added: LessonExercise[];
  /** All of its exercises; null where their order stays. */
  order: string[] | null;
  was?: Planned<LessonFingerprints>;
}

export type LessonStep = { id: string; hash: string } & (
  { create: NewLessonFields } | { change: LessonChange }
);

/** Everything that an import writes, decided before the first of it is written. */
export interface ImportSteps {
  course: CourseStep | null;
  lessons: LessonStep[];
  /** What the files say of the records that are there; absent in one that an earlier release wrote down. */
  files?: FileSide[];
}

/** The fields of a lesson after its change. An exercise that was deleted meanwhile stays away. */
export const changedLesson = (
  before: LessonRecord,
  { set, exercises, added, order }: LessonChange,
): LessonRecord => {
  const sets = new Map(exercises.map((one) => [one.id, one.set]));
  const known = new Set(before.exercises.map(({ id }) => id));
  const all = [
    ...before.exercises.map((exercise) => ({ ...exercise, ...sets.get(exercise.id) })),
    ...added.filter(({ id }) => !known.has(id)),
  ];
  const place = (id: string): number => {
    const at = order?.indexOf(id) ?? 0;
    return at < 0 ? all.length : at;
  };
  const inOrder = order ? all.toSorted((a, b) => place(a.id) - place(b.id)) : all;
  return { ...before, ...set, exercises: inOrder };
};

/** The lessons and exercises that it makes. */
export const createdIds = ({ lessons }: ImportSteps): string[] =>
  lessons.flatMap((step) => {
    const exercises = 'create' in step ? step.create.exercises : step.change.added;
    return [...('create' in step ? [step.id] : []), ...exercises.map(({ id }) => id)];
  });

/** The exercises that learners would meet as other ones. */
export const touchedIn = ({ exercises, added }: LessonChange): string[] => [
  ...exercises.map(({ id }) => id),
  ...added.map(({ id }) => id),
];
