import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { schedulerTopics } from './topics.ts';

export const mailFailedV1 = defineEvent({
  type: 'academy.scheduler.mail_failed.v1',
  topic: schedulerTopics.mails.name,
  key: 'what the mail was about, as the event that asked for it was keyed',
  when: 'a mail that another service asked for is given up: its address is refused for good, or every attempt failed',
  data: z.object({
    template: z.string(),
    /** The key of the event that asked for it, such as an invitation's id. */
    about: z.string(),
    /** When it was asked for: what was asked for since is another mail. */
    requestedAt: z.iso.datetime(),
  }),
});
