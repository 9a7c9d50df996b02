import type { Cohort } from '@academy/contracts/http/catalog/learning-figures.ts';
import { learningFiguresReach } from '@academy/contracts/shared/learning-figures.ts';
import { addDays, type CalendarDate } from '../calendar.ts';
import type { CohortCount, CourseLearning } from './course-learning.ts';
import type { LearningWeek } from './learning-week.ts';

/** The Mondays that the figures are of, oldest first, up to the present week's. */
export const weeksUntil = (present: CalendarDate): CalendarDate[] =>
  Array.from({ length: learningFiguresReach.weeks }, (_, at) =>
    addDays(present, -7 * (learningFiguresReach.weeks - 1 - at)),
  );

interface Missed {
  missed: number;
  judged: number;
}

/** A point over the weeks. */
export interface PointByWeek extends Missed {
  exerciseId: string;
  key: string;
  weeks: Missed[];
}

/** The points that `isKnown` today and were missed most, most missed first, each with a count for every week. */
export const mostMissed = (
  counted: readonly LearningWeek[],
  weeks: readonly CalendarDate[],
  isKnown: (point: { exerciseId: string; key: string }) => boolean,
): PointByWeek[] => {
  const points = new Map<string, PointByWeek>();
  for (const { week, points: counts } of counted) {
    const at = weeks.indexOf(week);
    if (at < 0) continue;
    for (const { exerciseId, key, missed, judged } of counts) {
      if (!isKnown({ exerciseId, key })) continue;
      const id = `${exerciseId} ${key}`;
      const none = {
        exerciseId,
        key,
        missed: 0,
        judged: 0,
        weeks: weeks.map(() => ({ missed: 0, judged: 0 })),
      };
      const point = points.get(id) ?? none;
      point.missed += missed;
      point.judged += judged;
      point.weeks[at] = { missed, judged };
      points.set(id, point);
    }
  }
  return [...points.values()]
    .filter(({ missed }) => missed > 0)
    .toSorted((a, b) => b.missed - a.missed || a.judged - b.judged)
    .slice(0, learningFiguresReach.points);
};

const activeIn = ({ active }: CohortCount, week: CalendarDate): number =>
  active.find((one) => one.week === week)?.learners ?? 0;

const cohortOf = (cohort: CohortCount, weeks: readonly CalendarDate[]): Cohort => {
  const { week, began, completed } = cohort;
  // The present week is left out: until it is over, those who have yet to come in it look like those who stayed away.
  const after = weeks
    .slice(0, -1)
    .filter((one) => one > week)
    .slice(0, learningFiguresReach.weeksAfter);
  return { week, began, completed, active: after.map((one) => activeIn(cohort, one)) };
};

/** Who began in each of the weeks and how many of them came back, latest first; a week in which nobody began is left out. */
export const cohortsOf = (
  course: Pick<CourseLearning, 'cohorts'> | null,
  weeks: readonly CalendarDate[],
): Cohort[] =>
  (course?.cohorts ?? [])
    .filter(({ week }) => weeks.includes(week))
    .toSorted((a, b) => (a.week < b.week ? 1 : -1))
    .map((cohort) => cohortOf(cohort, weeks));
