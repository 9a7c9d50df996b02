import { z } from 'zod';
import { goalKindSchema, weekSchema } from '../../shared/weekly-goal.ts';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const weeklyGoalClosedV1 = defineEvent({
  type: 'academy.catalog.weekly_goal_closed.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a week ended short of the goal of a learner with a streak: the miss was forgiven, or the streak has ended',
  data: z.object({
    userId: z.string(),
    week: weekSchema,
    kind: goalKindSchema,
    target: z.number().int(),
    /** How many of them were done. */
    done: z.number().int(),
    outcome: z.enum(['forgiven', 'ended']),
    /** Weeks of the streak that goes on, or that has ended. */
    streakWeeks: z.number().int(),
  }),
  live: ({ userId }) => toUser(userId, changed('/api/practice')),
});
