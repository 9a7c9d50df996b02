import { z } from 'zod';

const sentence = z.string().trim().min(1).max(1_000);
const question = z.string().trim().min(1).max(200);
const questions = z.array(question).min(1).max(12);

/**
 * `content/questions/<course>--<NN>-<lesson>.yaml` and `document--<document>.yaml`: what learners ask in their own words, each
 * with the sentence of the text that answers, in both languages. The tutor finds passages by them.
 */
export const questionsFile = z
  .array(z.strictObject({ es: sentence, en: sentence, ask: z.strictObject({ es: questions, en: questions }) }))
  .min(1);

/** `content/questions/elsewhere.yaml`: what people ask the tutor that the academy does not teach. */
export const elsewhereFile = z.strictObject({ es: z.array(question).min(1), en: z.array(question).min(1) });

export type AnsweredQuestions = z.infer<typeof questionsFile>[number];
