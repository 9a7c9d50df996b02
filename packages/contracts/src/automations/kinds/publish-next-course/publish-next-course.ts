import { z } from 'zod';
import { defineAutomationKind, every, figure } from '../automation-kind.ts';
import { words } from './words.ts';

export const publishNextCourse = defineAutomationKind({
  words,
  schema: z.object({ published: figure, queued: figure }),
  intervalMs: every.day,
  atFirst: 'paused',
  queue: 'courses',
  example: { published: 1, queued: 3 },
});
