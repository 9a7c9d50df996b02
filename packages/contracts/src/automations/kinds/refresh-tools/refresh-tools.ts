import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const refreshTools = defineAutomationKind({
  words,
  schema: z.object({ tools: figure, gone: figure, unanswered: figure }),
  intervalMs: every.day,
  example: { tools: 40, gone: 2, unanswered: 1 },
});
