import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { schedulerTopics } from './topics.ts';

export const automationChangedV1 = defineEvent({
  type: 'academy.scheduler.automation_changed.v1',
  topic: schedulerTopics.automations.name,
  key: 'automation id',
  when: 'staff created, activated, deactivated or deleted an automation',
  data: z.object({
    id: z.string(),
    /** Of automationTypes; a reader leaves alone what it does not know, since new types come. */
    type: z.string(),
    /** False once it is deleted. */
    isActive: z.boolean(),
    intervalMs: z.number().int(),
    isDeleted: z.boolean(),
  }),
});
