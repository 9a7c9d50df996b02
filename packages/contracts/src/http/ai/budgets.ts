import { z } from 'zod';
import { planSchema } from '../../shared/people.ts';
import { defineEndpoint } from '../endpoint.ts';

/** What tokens are spent on. */
export const aiFeatureSchema = z.enum(['tutor', 'summary', 'speech', 'playground', 'second-opinion']);
export type AiFeature = z.infer<typeof aiFeatureSchema>;

export const ownBudgetSchema = z.object({
  /** What may be spent in a day, in tokens of question and answer together. */
  limit: z.number().int(),
  /** What is neither spent nor reserved by a call that runs. */
  remaining: z.number().int(),
  /** The next midnight UTC, when the whole of it is there again. */
  resetsAt: z.iso.datetime(),
  /** Whether a language model answers; without one the built-in provider does. */
  hasModel: z.boolean(),
});
export type OwnBudget = z.infer<typeof ownBudgetSchema>;

export const planBudgetsSchema = z.object({
  /** Tokens that a member of this plan may spend in a day. */
  tokensPerDay: z.record(planSchema, z.number().int()),
  /** Whether a language model answers; without one an answer costs far less. */
  hasModel: z.boolean(),
});
export type PlanBudgets = z.infer<typeof planBudgetsSchema>;

export const budgetEndpoints = {
  ownAiBudget: defineEndpoint({
    method: 'GET',
    path: '/api/ai-budget',
    summary: "Get what is left of the caller's AI budget today.",
    access: 'member',
    inViewing: true,
    response: ownBudgetSchema,
  }),
  planAiBudgets: defineEndpoint({
    method: 'GET',
    path: '/api/ai-budget/plans',
    summary: 'Get what each plan may spend on AI in a day.',
    access: 'public',
    inViewing: true,
    response: planBudgetsSchema,
    cacheable: true,
  }),
} as const;
