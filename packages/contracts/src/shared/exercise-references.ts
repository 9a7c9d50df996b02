import { z } from 'zod';

/** What prompts for an exercise are compared with, as `encodeReferences` of the rubric writes them. */
export const exerciseReferencesSchema = z.object({
  good: z.string(),
  weak: z.string(),
  words: z.record(z.string(), z.number()),
  likelihood: z.string().optional(),
});
