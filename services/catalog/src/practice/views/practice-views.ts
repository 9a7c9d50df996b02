import type {
  PracticeExercise,
  PracticeSettings,
  TodaysPractice,
  WeeklyGoal,
} from '@academy/contracts/http/catalog/practice.ts';
import type { CalendarDate, Week } from '../../domain/calendar.ts';
import { reasonOf } from '../domain/card.ts';
import { minutesOf } from '../domain/estimate.ts';
import type { PlacedCard } from '../domain/placed-card.ts';
import type { PracticeState } from '../domain/practice.ts';
import { streakIn } from '../domain/streak.ts';

const toPracticeExercise = ({ card, exercise, place, seconds }: PlacedCard): PracticeExercise => ({
  exerciseId: exercise.id,
  lessonId: place.lesson.id,
  courseId: place.course._id,
  titleEs: exercise.titleEs,
  titleEn: exercise.titleEn,
  lessonTitleEs: place.lesson.titleEs,
  lessonTitleEn: place.lesson.titleEn,
  courseTitleEs: place.course.titleEs,
  courseTitleEn: place.course.titleEn,
  minutes: minutesOf(seconds),
  passedAt: card.passedAt.toISOString(),
  practisedAt: card.practisedAt.toISOString(),
  reason: reasonOf(card),
});

export const toTodaysPractice = (today: { date: CalendarDate; list: PlacedCard[] }): TodaysPractice => ({
  date: today.date,
  exercises: today.list.map(toPracticeExercise),
  minutes: minutesOf(today.list.reduce((sum, { seconds }) => sum + seconds, 0)),
});

export const toPracticeSettings = ({ enabled, reminders }: PracticeSettings): PracticeSettings => ({
  enabled,
  reminders,
});

export const toWeeklyGoal = (
  { goal, reachedWeeks }: Pick<PracticeState, 'goal' | 'reachedWeeks'>,
  { monday, sunday }: Week,
  done: number,
): WeeklyGoal => ({
  goal: goal && { kind: goal.kind, target: goal.target },
  week: monday,
  lastDay: sunday,
  done,
  reached: goal !== null && (reachedWeeks.includes(monday) || done >= goal.target),
  streakWeeks: streakIn(reachedWeeks, monday),
});
