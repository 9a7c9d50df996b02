import { z } from 'zod';

export const flagReasonSchema = z.enum(['spam', 'offensive', 'off_topic', 'personal_data', 'other']);
export type FlagReason = z.infer<typeof flagReasonSchema>;

export const flagWriteSchema = z.object({
  reason: flagReasonSchema,
  note: z.string().trim().max(500).default(''),
});
