import { z } from 'zod';
import { rubricData } from '../../content/exercise-file.ts';
import { defineEndpoint } from '../endpoint.ts';
import { exerciseSchema, referencesSchema } from './exercises.ts';

/** The exercise that anybody may try before they register: the first of the first free course. */
export const trialExerciseSchema = exerciseSchema.pick({
  id: true,
  lessonId: true,
  titleEs: true,
  titleEn: true,
  promptEs: true,
  promptEn: true,
  passScore: true,
});
export type TrialExercise = z.infer<typeof trialExerciseSchema>;

/** What that exercise's prompts are judged by, in the browser. */
export const trialRubricSchema = referencesSchema.extend({ exerciseId: z.string(), rubric: rubricData });
export type TrialRubric = z.infer<typeof trialRubricSchema>;

const forEverybody = { method: 'GET', access: 'public', errors: [404], cacheable: true } as const;

export const trialEndpoints = {
  getTrialExercise: defineEndpoint({
    ...forEverybody,
    path: '/api/trial-exercise',
    summary: 'Get the exercise that visitors may try. 404 while no exercise is published.',
    response: trialExerciseSchema,
  }),
  getTrialRubric: defineEndpoint({
    ...forEverybody,
    path: '/api/trial-exercise/rubric',
    summary: 'Get the rubric of the exercise that visitors may try, and of no other. Nothing is stored.',
    response: trialRubricSchema,
  }),
} as const;
