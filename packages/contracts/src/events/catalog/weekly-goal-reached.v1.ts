import { z } from 'zod';
import { goalKindSchema, weekSchema } from '../../shared/weekly-goal.ts';
import { defineEvent } from '../event.ts';
import { changed, toUser } from '../live-note.ts';
import { catalogTopics } from './topics.ts';

export const weeklyGoalReachedV1 = defineEvent({
  type: 'academy.catalog.weekly_goal_reached.v1',
  topic: catalogTopics.learning.name,
  key: 'user id',
  when: 'a learner reached the goal they set themselves for a week; once for each week',
  data: z.object({
    userId: z.string(),
    week: weekSchema,
    kind: goalKindSchema,
    target: z.number().int(),
    /** Weeks of the streak, this one among them. */
    streakWeeks: z.number().int(),
  }),
  live: ({ userId }) => toUser(userId, changed('/api/practice')),
});
