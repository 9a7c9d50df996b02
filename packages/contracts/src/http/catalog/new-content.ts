import { z } from 'zod';
import { idSchema } from '../../shared/lists.ts';
import { courseIconSchema, levelSchema } from './courses.ts';
import { courseChangeSchema } from './staff-courses.ts';
import { exerciseChangeSchema } from './staff-exercises.ts';
import { lessonChangeSchema } from './staff-lessons.ts';

/** Made by the client, so that a call sent again makes nothing twice. */
const madeId = z.uuid().optional();

const course = courseChangeSchema.shape;
export const lesson = lessonChangeSchema.shape;
export const exercise = exerciseChangeSchema.shape;

/** A new course. It needs a title in one language at least. */
export const newCourseSchema = z.object({
  id: madeId,
  titleEs: course.titleEs.default(''),
  titleEn: course.titleEn.default(''),
  descriptionEs: course.descriptionEs.default(''),
  descriptionEn: course.descriptionEn.default(''),
  level: levelSchema,
  iconName: courseIconSchema,
  isPremium: z.boolean().default(true),
  estimatedMinutes: z.number().int().min(1).max(6000),
});

/** A new lesson. It needs a title in one language at least. */
export const newLessonSchema = z.object({
  id: madeId,
  courseId: idSchema,
  titleEs: lesson.titleEs.default(''),
  titleEn: lesson.titleEn.default(''),
  contentEs: lesson.contentEs.default(''),
  contentEn: lesson.contentEn.default(''),
  estimatedMinutes: z.number().int().min(1).max(600),
});

/** A new exercise. It needs a title in one language at least. */
export const newExerciseSchema = z.object({
  id: madeId,
  lessonId: idSchema,
  titleEs: exercise.titleEs.default(''),
  titleEn: exercise.titleEn.default(''),
  promptEs: exercise.promptEs.default(''),
  promptEn: exercise.promptEn.default(''),
  /** A general one where it is absent. */
  rubric: exercise.rubric,
  hints: exercise.hints,
  samples: exercise.samples,
});

export const duplicateSchema = z.object({ id: madeId });
