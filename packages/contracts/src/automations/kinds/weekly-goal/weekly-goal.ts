import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const weeklyGoal = defineAutomationKind({
  words,
  schema: z.object({ closed: figure, reached: figure, forgiven: figure, ended: figure }),
  intervalMs: every.hour,
  example: { closed: 9, reached: 6, forgiven: 2, ended: 1 },
});
