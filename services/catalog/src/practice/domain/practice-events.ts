import { practiceDueV1 } from '@academy/contracts/events/catalog/practice-due.v1.ts';
import { weeklyGoalClosedV1 } from '@academy/contracts/events/catalog/weekly-goal-closed.v1.ts';
import { weeklyGoalReachedV1 } from '@academy/contracts/events/catalog/weekly-goal-reached.v1.ts';
import type { GoalWrite } from '@academy/contracts/http/catalog/practice.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CalendarDate } from '../../domain/calendar.ts';

interface OfWeek {
  userId: string;
  week: CalendarDate;
  goal: GoalWrite;
  streakWeeks: number;
}

// The aggregate is the learner's own practice, so its id is the key of the topic already.
export const goalReached = ({ goal, ...week }: OfWeek): PendingEvent =>
  pendingEvent(weeklyGoalReachedV1, { ...week, ...goal });

export const goalMissed = ({
  goal,
  ...week
}: OfWeek & { done: number; outcome: 'forgiven' | 'ended' }): PendingEvent =>
  pendingEvent(weeklyGoalClosedV1, { ...week, ...goal });

export const practiceDue = (due: { userId: string; count: number; date: CalendarDate }): PendingEvent =>
  pendingEvent(practiceDueV1, due);
