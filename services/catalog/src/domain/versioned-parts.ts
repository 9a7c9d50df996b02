import type { BinnedPart } from '@academy/service-kit/bin/bin-seals.ts';
import { fieldsOf } from '@academy/service-kit/versions/fields-of.ts';
import type { VersionedPart } from '@academy/service-kit/versions/version.ts';
import type { CourseRecord } from './course.ts';
import type { LessonExercise, LessonRecord } from './lesson.ts';
import { samplesOf } from './self-test.ts';

/** What of a course is kept as a version: what staff can edit, and whether it was published. */
const courseState = (record: Omit<CourseRecord, 'version'>) => ({
  ...fieldsOf(record, [
    'titleEs',
    'titleEn',
    'descriptionEs',
    'descriptionEn',
    'level',
    'iconName',
    'isPremium',
    'estimatedMinutes',
    'status',
    'cover',
  ]),
  // Absent in what an earlier release kept.
  coverImage: record.coverImage ?? null,
});

type LessonState = Omit<LessonRecord, 'version'>;

const lessonState = (record: LessonState) =>
  fieldsOf(record, [
    'titleEs',
    'titleEn',
    'contentEs',
    'contentEn',
    'estimatedMinutes',
    'status',
    'courseId',
  ]);

/** Of an exercise, references and model answers are not staff's to edit: they come from its files. */
const exerciseState = (exercise: LessonExercise, { status }: LessonState) => {
  const { titleEs, titleEn, promptEs, promptEn, rubric, hints } = exercise;
  return { titleEs, titleEn, promptEs, promptEn, rubric, hints, samples: samplesOf(exercise), status };
};

export const courseParts = (course: Omit<CourseRecord, 'version'>): VersionedPart[] => [
  {
    kind: 'courses',
    id: course._id,
    isPublished: course.status === 'published',
    state: courseState(course),
    uses: course.coverImage ? [course.coverImage] : [],
  },
];

/** A lesson and its exercises, which are a part of it with versions of their own. */
export const lessonParts = (lesson: LessonState): VersionedPart[] => {
  const isPublished = lesson.status === 'published';
  return [
    { kind: 'lessons', id: lesson._id, isPublished, state: lessonState(lesson) },
    ...lesson.exercises.map((exercise) => ({
      kind: 'exercises',
      id: exercise.id,
      isPublished,
      state: exerciseState(exercise, lesson),
    })),
  ];
};

/** The exercises of a lesson that lie in the bin by themselves. */
export const binnedExercises = ({ binnedExercises: binned = [] }: LessonState): BinnedPart[] =>
  binned.map((entry) => ({ id: `exercises.${entry.exercise.id}`, content: entry }));
