import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema } from '../../shared/lists.ts';
import { notBlank } from '../../shared/not-blank.ts';
import { defineEndpoint } from '../endpoint.ts';
import { answeredBySchema } from './answered-by.ts';

/** As long as an answer that is checked may be. */
const answerLimit = 10_000;

export const secondOpinionSchema = z.object({
  /** Plain text: a language model's comment. It decides nothing, the rubric does. */
  comment: z.string(),
  answeredBy: answeredBySchema,
});
export type SecondOpinion = z.infer<typeof secondOpinionSchema>;

const opinionDeadlineMs = 90_000;

export const secondOpinionEndpoints = {
  secondOpinion: defineEndpoint({
    method: 'POST',
    path: '/api/exercises/:id/second-opinion',
    summary: "Get a language model's comment on a prompt for an exercise, within the caller's budget.",
    access: 'member',
    params: idParamsSchema,
    body: z.object({
      text: notBlank({
        max: answerLimit,
        refusal: { es: 'Escribe primero un prompt.', en: 'Write a prompt first.' },
      }),
      /** Of the comment; by default that of Accept-Language. */
      language: languageSchema.optional(),
    }),
    response: secondOpinionSchema,
    errors: [404],
    deadlineMs: opinionDeadlineMs,
    notes:
      'The verdict stays what the rubric says. 503 without a configured model: there is no built-in second opinion.',
  }),
} as const;
