import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { schedulerTopics } from './topics.ts';

export const automationDueV1 = defineEvent({
  type: 'academy.scheduler.automation_due.v1',
  topic: schedulerTopics.runs.name,
  key: 'automation id',
  when: 'a slot of an automation came, or staff asked for a run; the service whose work it is starts it',
  data: z.object({
    /** Of the run: one event for each, however many replicas of the scheduler there are. */
    runId: z.string(),
    automationId: z.string(),
    /** Of automationTypes; a reader leaves alone what it does not know, since new types come. */
    type: z.string(),
    slot: z.iso.datetime(),
  }),
});
