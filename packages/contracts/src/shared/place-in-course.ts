import { z } from 'zod';
import { idSchema } from './lists.ts';

const lessonMissing = {
  es: 'Indica también la lección del ejercicio.',
  en: 'Name the lesson of the exercise, too.',
};

/** A course, a lesson of it, or an exercise of that lesson. */
export const placeInCourseSchema = z
  .object({ courseId: idSchema, lessonId: idSchema.optional(), exerciseId: idSchema.optional() })
  .refine(({ lessonId, exerciseId }) => exerciseId === undefined || lessonId !== undefined, {
    path: ['lessonId'],
    error: lessonMissing.en,
    params: { text: lessonMissing },
  });
export type PlaceInCourse = z.infer<typeof placeInCourseSchema>;

/** Of its ids the one that says most, which tells two places apart. */
export const placeId = ({ courseId, lessonId, exerciseId }: PlaceInCourse): string =>
  exerciseId ?? lessonId ?? courseId;

/** Its page in the learners' app. */
export const placePath = ({ courseId, lessonId, exerciseId }: PlaceInCourse): `/${string}` => {
  if (lessonId === undefined) return `/courses/${courseId}`;
  return exerciseId === undefined
    ? `/lessons/${lessonId}`
    : `/lessons/${lessonId}?exercise=${encodeURIComponent(exerciseId)}`;
};
