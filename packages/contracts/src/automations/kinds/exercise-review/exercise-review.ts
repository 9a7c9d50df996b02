import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const exerciseReview = defineAutomationKind({
  words,
  schema: z.object({ exercises: figure, samples: figure, misjudged: figure }),
  intervalMs: every.day,
  example: { exercises: 60, samples: 480, misjudged: 2 },
});
