import { z } from 'zod';
import { samplesSchema } from '../http/catalog/self-tests.ts';
import { oneLineText } from '../shared/person-text.ts';
import { answersFile } from './answers-file.ts';
import { courseFile } from './course-file.ts';
import { exerciseFile, rubricData } from './exercise-file.ts';
import { lessonFile } from './lesson-file.ts';

const title = z.strictObject({ es: oneLineText({ min: 0, max: 120 }), en: oneLineText({ min: 0, max: 120 }) });

/** As `bilingual`, but a draft may lack a language. */
const texts = (most: number) => {
  const text = z.string().trim().max(most);
  return z.strictObject({ es: text, en: text });
};

/** A sample by its place; or the prompt itself, where staff have changed the sample that it was. */
const prompt = z.union([z.int().min(0), z.string().trim().min(1).max(10_000)]);

const output = z.string().trim().min(1).max(5000);

const answers = answersFile.shape.es.extend({
  good: z.array(prompt).min(1).max(10),
  weak: prompt,
  outputs: z.strictObject({ weak: output, good: output }),
});

/**
 * The files of a course that staff write in the console: in the same form as those that the academy ships, though a draft may
 * still lack texts and samples. What is published is whole all the same, which the catalogue asks for by itself.
 */
export const draftFiles = {
  course: courseFile.extend({ title, description: texts(400) }),
  lesson: lessonFile.extend({ title }),
  exercise: exerciseFile.extend({
    title,
    prompt: texts(2000),
    rubric: rubricData,
    hints: z.strictObject({ nudge: texts(600), targeted: texts(800), example: texts(2000) }),
    samples: samplesSchema,
  }),
  answers: z.strictObject({ es: answers, en: answers }),
} as const;

export type DraftAnswers = z.infer<typeof draftFiles.answers>;
