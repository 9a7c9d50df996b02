import type { GoalWrite, PracticeSettings } from '@academy/contracts/http/catalog/practice.ts';
import type { CalendarDate } from '../../domain/calendar.ts';
import type { PracticeCard } from './card.ts';

/** What brings one learner back: their cards, settings, weekly goal and the weeks in which they reached it. */
export interface PracticeRecord extends PracticeSettings {
  /** The learner's id. */
  _id: string;
  cards: PracticeCard[];
  /** The day of the last reminder, in the learner's time zone. */
  remindedOn: CalendarDate | null;
  goal: GoalWrite | null;
  /** Mondays of the weeks in which the goal was reached, oldest first. */
  reachedWeeks: CalendarDate[];
  /** The last week that is closed, by its Monday. */
  closedWeek: CalendarDate | null;
  version: number;
}

export type PracticeState = Omit<PracticeRecord, 'version'>;

/** Nothing is asked of a learner who has asked for nothing. */
export const defaultSettings: PracticeSettings = { enabled: true, reminders: false };

export const newPractice = (userId: string, cards: PracticeCard[]): PracticeState => ({
  _id: userId,
  ...defaultSettings,
  cards,
  remindedOn: null,
  goal: null,
  reachedWeeks: [],
  closedWeek: null,
});
