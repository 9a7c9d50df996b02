import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { notBlank } from '../../shared/not-blank.ts';

export const maximumAnswerLength = 10_000;

/** Words of the answer that fulfil a criterion, as its learner says: UTF-16 offsets, half-open. */
export const pointedWordsSchema = z.object({
  key: z.string().min(1).max(120),
  start: z.number().int().min(0).max(maximumAnswerLength),
  end: z.number().int().min(1).max(maximumAnswerLength),
});
export type PointedWords = z.infer<typeof pointedWordsSchema>;

export const checkSchema = z.object({
  answer: notBlank({ refusal: { es: 'Escribe primero tu prompt', en: 'Write your prompt first' } }),
  language: languageSchema,
  /**
   * Made by the client, so that a check sent again after a lost answer is the same attempt and not another. 409 where
   * the id was used for something else.
   */
  attemptId: z.uuid().optional(),
  /**
   * Where the learner sees what the rubric does not: for `subject` the whole answer. Two count in an attempt; 400 names the
   * ones that break a rule, or one where three passes in seven days are pending already (`pointed.0`), and then nothing is
   * stored.
   */
  pointed: z.array(pointedWordsSchema).max(10).optional(),
});
