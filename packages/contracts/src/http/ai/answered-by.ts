import { z } from 'zod';

/**
 * What made an answer: `built-in` is the academy's own code, which is no language model and is never labelled as one;
 * `openai` is a model behind an OpenAI-compatible address, with its name.
 */
export const answeredBySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('built-in') }),
  z.object({ kind: z.literal('openai'), model: z.string() }),
]);
export type AnsweredBy = z.infer<typeof answeredBySchema>;
