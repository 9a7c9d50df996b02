import { z } from 'zod';
import { staffListQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { aiFeatureSchema } from './budgets.ts';

/** What one feature cost on one UTC day, of all members together. */
export const aiUsageSchema = z.object({
  /** `<day>-<feature>`. */
  id: z.string(),
  day: z.iso.date(),
  feature: aiFeatureSchema,
  calls: z.number().int(),
  /** Those of `calls` that a language model answered; the built-in provider answered the others. */
  modelCalls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** Of both together, what counts against the academy's daily cap. */
  modelTokens: z.number().int(),
});
export type AiUsage = z.infer<typeof aiUsageSchema>;

/** What the list is narrowed to, in `filter` beside the usual ones. */
export const aiUsageFilterSchema = z.strictObject({
  feature: aiFeatureSchema.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const usageEndpoints = {
  staffListAiUsage: defineEndpoint({
    method: 'GET',
    path: '/api/admin/ai-usage',
    summary: 'List what AI cost per day and feature (ra-data-simple-rest conventions).',
    access: 'operations.read',
    query: staffListQuerySchema,
    response: z.array(aiUsageSchema),
  }),
} as const;
