import { z } from 'zod';
import { rubricData } from '../../content/exercise-file.ts';
import { contentStatusSchema } from '../../shared/lists.ts';
import { samplesSchema, selfTestReportSchema } from './self-tests.ts';
import { record, title } from './staff-texts.ts';

const hint = (most: number) =>
  z.strictObject({ es: z.string().trim().max(most), en: z.string().trim().max(most) });

const hintsSchema = z.strictObject({ nudge: hint(600), targeted: hint(800), example: hint(2000) });

/** What staff write of an exercise. */
export const exerciseTexts = {
  titleEs: title,
  titleEn: title,
  promptEs: z.string().trim().max(2000),
  promptEn: z.string().trim().max(2000),
  rubric: rubricData,
  hints: hintsSchema,
  samples: samplesSchema,
};

const keptSamples = z.object({ good: z.array(z.string()), weak: z.array(z.string()) });

/** An exercise, which is a part of its lesson: `version` is the lesson's. */
export const staffExerciseSchema = z.object({
  ...record,
  ...exerciseTexts,
  /** Fewer than a change must bring, or none, where they were not kept yet; then it is not published either. */
  samples: z.object({ es: keptSamples, en: keptSamples }),
  lessonId: z.string(),
  courseId: z.string(),
  orderIndex: z.number().int(),
  /** The lesson's. */
  status: contentStatusSchema,
  bench: selfTestReportSchema,
});
export type StaffExercise = z.infer<typeof staffExerciseSchema>;
export const exerciseChangeSchema = z.object(exerciseTexts).partial();
