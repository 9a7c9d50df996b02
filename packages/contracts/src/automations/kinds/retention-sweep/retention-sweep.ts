import { z } from 'zod';
import { retentionServices } from '../../../shared/retention.ts';
import { defineAutomationKind, every } from '../automation-kind.ts';
import { words } from './words.ts';

/** Each service reports what it removed itself, by the rows of the table in retention.ts. */
export const retentionSweep = defineAutomationKind({
  words,
  schema: z.record(z.string(), z.number()),
  intervalMs: every.day,
  reportedBy: retentionServices,
  example: { sessions: 2, invoices: 0, mails: 5 },
});
