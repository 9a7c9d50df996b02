import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { catalogTopics } from './topics.ts';

export const practiceDueV1 = defineEvent({
  type: 'academy.catalog.practice_due.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a learner who asked to be reminded has exercises to practise; at most once a day in their time zone',
  data: z.object({
    userId: z.string(),
    /** How many exercises are on today's list. */
    count: z.number().int(),
    /** The day in their time zone. */
    date: z.iso.date(),
  }),
});
