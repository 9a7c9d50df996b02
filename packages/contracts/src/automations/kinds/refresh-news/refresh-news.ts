import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const refreshNews = defineAutomationKind({
  words,
  schema: z.object({ feeds: figure, added: figure, failed: figure }),
  intervalMs: every.day,
  example: { feeds: 3, added: 12, failed: 1 },
});
