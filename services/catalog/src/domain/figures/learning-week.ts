import type { CalendarDate } from '../calendar.ts';

/** A criterion of an exercise: in how many attempts of a week it was judged, and in how many of these missed. */
export interface PointCount {
  exerciseId: string;
  key: string;
  judged: number;
  missed: number;
}

/** What a week's attempts in a course come to, in numbers alone: nobody's id is in it. */
export interface LearningWeek {
  /** `<course id>:<Monday>`. */
  _id: string;
  courseId: string;
  week: CalendarDate;
  points: PointCount[];
  countedAt: Date;
}

export const learningWeekId = (courseId: string, week: CalendarDate): string => `${courseId}:${week}`;
