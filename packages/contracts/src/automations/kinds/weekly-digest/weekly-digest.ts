import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const weeklyDigest = defineAutomationKind({
  words,
  schema: z.object({ news: figure, members: figure, mails: figure }),
  intervalMs: every.day,
  example: { news: 5, members: 30, mails: 28 },
});
