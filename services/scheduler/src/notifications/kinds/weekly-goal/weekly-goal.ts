import { weeklyGoalReachedV1 } from '@academy/contracts/events/catalog/weekly-goal-reached.v1.ts';
import { goalKindSchema } from '@academy/contracts/shared/weekly-goal.ts';
import { z } from 'zod';
import { weeklyGoal as mail } from '../../../mail/kinds/weekly-goal/weekly-goal.ts';
import { defineNotificationKind, mailed, on } from '../notification-kind.ts';
import { words } from './words.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

/** What a learner set out to practise in a week, and did. */
export const weeklyGoal = defineNotificationKind({
  activity: 'weekly_goal',
  words,
  rules: [
    on(weeklyGoalReachedV1, {
      expects: z.object({
        userId: z.string(),
        week: z.string(),
        kind: goalKindSchema,
        target: z.number(),
        streakWeeks: z.number(),
      }),
      example: { userId, week: '2026-01-05', kind: 'lessons', target: 3, streakWeeks: 2 },
      tell: ({ data: { userId, week, kind, target, streakWeeks } }) => ({
        id: week,
        userId,
        about: week,
        text: 'weekly_goal',
        link: '/',
        weekly: { unit: kind, goal: target, done: target, streakWeeks },
      }),
    }),
  ],
  mail: mailed(mail, ({ weekly }, { name, url }) => weekly && { name, ...weekly, url }),
});
