import { helpAnsweredV1 } from '@academy/contracts/events/auth/help-answered.v1.ts';
import { practiceDueV1 } from '@academy/contracts/events/catalog/practice-due.v1.ts';
import { weeklyGoalReachedV1 } from '@academy/contracts/events/catalog/weekly-goal-reached.v1.ts';
import { goalKindSchema } from '@academy/contracts/shared/weekly-goal.ts';
import { defineHandler, type EventHandler } from '@academy/service-kit/consumers/event-handler.ts';
import { z } from 'zod';
import { helpAnswered, practiceDue, weeklyGoalReached } from '../notifications/domain/facts.ts';
import type { NotificationDeps } from '../notifications/use-cases/notification-deps.ts';
import { notify } from '../notifications/use-cases/notify.ts';

const userId = '0197f3a0-0000-7000-8000-000000000003';

/** What a learner practises, and what they asked us. */
export const practiceHandlers = (deps: NotificationDeps): EventHandler[] => [
  defineHandler({
    event: weeklyGoalReachedV1,
    expects: z.object({
      userId: z.string(),
      week: z.string(),
      kind: goalKindSchema,
      target: z.number(),
      streakWeeks: z.number(),
    }),
    example: { userId, week: '2026-01-05', kind: 'lessons', target: 3, streakWeeks: 2 },
    handle: ({ data, time }) =>
      notify(deps, weeklyGoalReached(data, { userId: data.userId, happenedAt: new Date(time) })),
  }),
  defineHandler({
    event: practiceDueV1,
    expects: z.object({ userId: z.string(), count: z.number(), date: z.string() }),
    example: { userId, count: 3, date: '2026-01-05' },
    handle: ({ data, time }) =>
      notify(deps, practiceDue(data, { userId: data.userId, happenedAt: new Date(time) })),
  }),
  defineHandler({
    event: helpAnsweredV1,
    expects: z.looseObject({ userId: z.string(), helpId: z.string() }),
    example: { userId, helpId: userId, at: '2026-01-01T12:00:00.000Z' },
    handle: ({ data, id, time }) =>
      notify(
        deps,
        helpAnswered(data.helpId, { userId: data.userId, eventId: id, happenedAt: new Date(time) }),
      ),
  }),
];
