import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { schedulerTopics } from './topics.ts';

export const automationFinishedV1 = defineEvent({
  type: 'academy.scheduler.automation_finished.v1',
  topic: schedulerTopics.runs.name,
  key: 'automation id',
  when: 'the service whose work it is ended a run of an automation, well or not',
  data: z.object({
    runId: z.string(),
    automationId: z.string(),
    /** Of automationTypes; a reader leaves alone what it does not know, since new types come. */
    type: z.string(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime(),
    /** What came of it, such as `{ feeds: 3, added: 12, failed: 0 }`; the scheduler has the words for it. */
    counts: z.record(z.string(), z.number().int()),
    /** Why it failed, for staff; null where it did not. */
    error: z.object({ es: z.string(), en: z.string() }).nullable(),
  }),
});
