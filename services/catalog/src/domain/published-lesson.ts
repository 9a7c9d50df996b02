import type { LessonExercise, LessonRecord } from './lesson.ts';

/** An exercise that learners meet: from now on it may have records of theirs. */
export const asPublished = ({ neverPublished: _mark, ...exercise }: LessonExercise): LessonExercise =>
  exercise;

/** What marks a lesson and its exercises as published, for good; nothing where it is not. */
export const publishedMarks = ({
  status,
  exercises,
}: Pick<LessonRecord, 'status' | 'exercises'>): Pick<LessonRecord, 'exercises'> & {
  neverPublished?: undefined;
} =>
  status === 'published'
    ? { exercises: exercises.map(asPublished), neverPublished: undefined }
    : { exercises };
