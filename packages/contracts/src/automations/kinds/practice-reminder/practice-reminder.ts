import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const practiceReminder = defineAutomationKind({
  words,
  schema: z.object({ asked: figure, reminded: figure }),
  intervalMs: every.hour,
  example: { asked: 20, reminded: 6 },
});
