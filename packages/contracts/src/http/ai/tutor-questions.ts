import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idSchema } from '../../shared/lists.ts';
import { notBlank } from '../../shared/not-blank.ts';
import { tutorLimits } from '../../shared/tutor-limits.ts';
import { pointedWordsSchema } from '../catalog/checks.ts';

/** One message of the conversation so far, oldest first. The server keeps none of it. */
export const tutorTurnSchema = z.object({
  from: z.enum(['learner', 'tutor']),
  text: z.string().max(tutorLimits.earlierCharacters),
});
export type TutorTurn = z.infer<typeof tutorTurnSchema>;

/** What is open on the learner's screen. */
export const tutorPageSchema = z.object({ kind: z.enum(['course', 'lesson', 'document']), id: idSchema });
export type TutorPage = z.infer<typeof tutorPageSchema>;

/** The learner's last attempt at an exercise. The server judges its text again, so that nothing that it says of it is the client's. */
export const tutorCheckSchema = z.object({
  text: z.string().max(tutorLimits.exerciseCharacters),
  /** The words that counted as pointed out. */
  pointed: z.array(pointedWordsSchema).max(10).default([]),
  /** What counts: staff may have overruled the rubric. */
  passed: z.boolean(),
});
export type TutorCheck = z.infer<typeof tutorCheckSchema>;

export const tutorQuestionSchema = z.object({
  /** As typed: nothing is trimmed or replaced. */
  message: notBlank({
    max: tutorLimits.messageCharacters,
    refusal: { es: 'Escribe un mensaje.', en: 'Write a message.' },
  }),
  /** The language of the answer; by default that of Accept-Language. */
  language: languageSchema.optional(),
  conversation: z.array(tutorTurnSchema).max(tutorLimits.conversationMessages).default([]),
  page: tutorPageSchema.optional(),
  /** The exercise in front of the learner and the prompt as it stands now; the server judges it itself. */
  exercise: z
    .object({
      id: idSchema,
      text: z.string().max(tutorLimits.exerciseCharacters),
      checked: tutorCheckSchema.optional(),
    })
    .optional(),
});
export type TutorQuestion = z.infer<typeof tutorQuestionSchema>;
