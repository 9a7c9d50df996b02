import { z } from 'zod';
import { exerciseTexts } from '../http/catalog/staff-exercises.ts';
import { content, description, title } from '../http/catalog/staff-texts.ts';
import { answersFile } from './answers-file.ts';
import { courseFile } from './course-file.ts';
import { exerciseFile } from './exercise-file.ts';
import { lessonFile } from './lesson-file.ts';

/** As `bilingual`, but a draft may lack a language. */
const titles = z.strictObject({ es: title, en: title });

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
 * still lack texts and samples. What is published is whole all the same, which the catalogue asks for by itself. Their limits are
 * those of the console's forms.
 */
export const draftFiles = {
  course: courseFile.extend({
    title: titles,
    description: z.strictObject({ es: description, en: description }),
  }),
  lesson: lessonFile.extend({ title: titles }),
  exercise: exerciseFile.extend({
    title: titles,
    prompt: z.strictObject({ es: exerciseTexts.promptEs, en: exerciseTexts.promptEn }),
    rubric: exerciseTexts.rubric,
    hints: exerciseTexts.hints,
    samples: exerciseTexts.samples,
  }),
  /** `lesson.es.md` and `lesson.en.md`. */
  body: content,
  answers: z.strictObject({ es: answers, en: answers }),
} as const;

export type DraftAnswers = z.infer<typeof draftFiles.answers>;
