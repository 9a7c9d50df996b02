import { z } from 'zod';
import { exerciseReferencesSchema } from '../../shared/exercise-references.ts';

/** The full state of a lesson with its exercises; rubrics and hints travel as the exercise file has them. */
export const publicLessonSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  orderIndex: z.number().int(),
  titleEs: z.string(),
  titleEn: z.string(),
  contentEs: z.string(),
  contentEn: z.string(),
  exercises: z.array(
    z.object({
      id: z.string(),
      titleEs: z.string(),
      titleEn: z.string(),
      promptEs: z.string(),
      promptEn: z.string(),
      rubric: z.record(z.string(), z.unknown()),
      hints: z.record(z.string(), z.unknown()),
      /** What prompts for it are compared with, as `encodeReferences` of the rubric writes them. */
      references: exerciseReferencesSchema.optional(),
    }),
  ),
});
