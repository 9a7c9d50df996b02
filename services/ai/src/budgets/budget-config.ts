import { z } from 'zod';

const tokens = z.coerce.number().int().min(0);

/** What members may spend on AI. A token is about four characters. */
export const budgetConfig = {
  AI_TOKENS_PER_DAY_FREE: tokens.default(20_000),
  AI_TOKENS_PER_DAY_PREMIUM: tokens.default(300_000),
  /** Of staff, whatever their plan. */
  AI_TOKENS_PER_DAY_STAFF: tokens.default(500_000),
  /** What all members together may spend on a configured model. */
  AI_TOKENS_PER_DAY_ACADEMY: tokens.default(5_000_000),
  AI_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
};
