import { mondayAt, type CalendarDate } from '../calendar.ts';
import type { ProgressRecord } from '../progress.ts';

export interface LessonCount {
  lessonId: string;
  began: number;
  completed: number;
}

/** Those who began the course in one week. */
export interface CohortCount {
  week: CalendarDate;
  began: number;
  completed: number;
  /** How many of them made an attempt in which week. */
  active: { week: CalendarDate; learners: number }[];
}

/** How far the learners of a course are, in numbers alone: nobody's id is in it. */
export interface CourseLearning {
  /** The course's. */
  _id: string;
  began: number;
  completed: number;
  lessons: LessonCount[];
  /** By the week in which they began. */
  cohorts: CohortCount[];
  /** As of when this holds. */
  countedAt: Date;
  /** When progress was read for it: before `countedAt` where nothing has changed since. */
  readAt: Date;
}

/** What is counted of a learner's progress. */
export type CountedProgress = Pick<
  ProgressRecord,
  'enrolledAt' | 'exercises' | 'lessons' | 'completed' | 'last' | 'activeWeeks'
>;

/** The lessons that a learner began: they tried an exercise of it, completed it, or were in it last. */
export const begunLessons = ({ exercises, lessons, last }: CountedProgress): ReadonlySet<string> =>
  new Set([
    ...exercises.map(({ lessonId }) => lessonId),
    ...lessons.map(({ lessonId }) => lessonId),
    ...(last ? [last.lessonId] : []),
  ]);

/** Adds to the count under a key, which begins at zero. */
const more = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Counts learners, one page of them after the other. */
export const createCourseCount = (timeZone: string) => {
  const lessonsBegun = new Map<string, number>();
  const lessonsCompleted = new Map<string, number>();
  const cohorts = new Map<CalendarDate, number>();
  const cohortsCompleted = new Map<CalendarDate, number>();
  const cohortsActive = new Map<CalendarDate, Map<CalendarDate, number>>();

  const add = (progress: CountedProgress): void => {
    for (const lessonId of begunLessons(progress)) more(lessonsBegun, lessonId);
    for (const lessonId of new Set(progress.lessons.map((one) => one.lessonId)))
      more(lessonsCompleted, lessonId);
    const week = mondayAt(progress.enrolledAt, timeZone);
    more(cohorts, week);
    if (progress.completed) more(cohortsCompleted, week);
    const active = cohortsActive.get(week) ?? new Map<CalendarDate, number>();
    cohortsActive.set(week, active);
    for (const activeWeek of new Set(progress.activeWeeks)) more(active, activeWeek);
  };

  const sum = (counts: ReadonlyMap<unknown, number>): number =>
    [...counts.values()].reduce((total, one) => total + one, 0);

  const result = (): Omit<CourseLearning, '_id' | 'countedAt' | 'readAt'> => ({
    began: sum(cohorts),
    completed: sum(cohortsCompleted),
    lessons: [...lessonsBegun].map(([lessonId, began]) => ({
      lessonId,
      began,
      completed: lessonsCompleted.get(lessonId) ?? 0,
    })),
    cohorts: [...cohorts].map(([week, began]) => ({
      week,
      began,
      completed: cohortsCompleted.get(week) ?? 0,
      active: [...(cohortsActive.get(week) ?? [])].map(([at, learners]) => ({ week: at, learners })),
    })),
  });

  return { add, result };
};
