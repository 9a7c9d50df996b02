import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const reconcileSubscriptions = defineAutomationKind({
  words,
  schema: z.object({ looked: figure, repaired: figure, failed: figure }),
  intervalMs: every.day,
  example: { looked: 25, repaired: 1, failed: 0 },
});
