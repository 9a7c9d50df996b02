import { learningFiguresReach } from '@academy/contracts/shared/learning-figures.ts';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { mondayAt, weekFrom, type CalendarDate } from '../../domain/calendar.ts';
import { createWeekCount } from '../../domain/figures/count-week.ts';
import { createCourseCount } from '../../domain/figures/course-learning.ts';
import { weeksUntil } from '../../domain/figures/figures-of.ts';
import { learningWeekId } from '../../domain/figures/learning-week.ts';
import type { CatalogDeps } from '../deps.ts';

export type CountDeps = Pick<CatalogDeps, 'courses' | 'countedRecords' | 'learningFigures' | 'now'>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Another replica may have counted in the meantime. */
const freshMs = (learningFiguresReach.freshMinutes * minuteMs) / 2;
/** The present week and the last: most attempts that staff overrule are of these. */
const lively = 2;

/** Counts how far the learners of a course are. */
const countCourse = async (deps: CountDeps, courseId: string, signal: AbortSignal): Promise<void> => {
  const countedAt = deps.now();
  const count = createCourseCount(defaultTimeZone);
  for await (const page of deps.countedRecords.progressIn(courseId, signal)) page.forEach(count.add);
  await deps.learningFigures.keepCourse({ _id: courseId, ...count.result(), countedAt });
};

/** Counts a week's attempts in a course, and has the progress of those who made them say that they were active. */
const countWeek = async (
  deps: CountDeps,
  { courseId, week }: { courseId: string; week: CalendarDate },
  signal: AbortSignal,
): Promise<void> => {
  const countedAt = deps.now();
  const { from, until } = weekFrom(week, defaultTimeZone);
  const count = createWeekCount();
  const active = new Set<string>();
  for await (const page of deps.countedRecords.attemptsIn({ courseId, from, until }, signal)) {
    page.forEach(count.add);
    const seen = new Set(page.map(({ userId }) => userId).filter((userId) => !active.has(userId)));
    await deps.countedRecords.keepActive(courseId, week, [...seen]);
    for (const userId of seen) active.add(userId);
  }
  const _id = learningWeekId(courseId, week);
  await deps.learningFigures.keepWeek({ _id, courseId, week, points: count.points(), countedAt });
};

const dueWeeks = (
  weeks: readonly CalendarDate[],
  counted: ReadonlyMap<CalendarDate, Date>,
  now: Date,
): CalendarDate[] =>
  weeks.filter((week, at) => {
    const age = now.getTime() - (counted.get(week)?.getTime() ?? 0);
    return age >= (at >= weeks.length - lively ? freshMs : dayMs);
  });

/**
 * Counts how learning goes in every course, as far as what is kept is not fresh. All of it is counted anew from attempts and
 * progress, so that nothing drifts: what staff overruled or who was deleted is gone with the next count.
 */
export const countLearning = async (deps: CountDeps, signal: AbortSignal): Promise<void> => {
  const now = deps.now();
  const weeks = weeksUntil(mondayAt(now, defaultTimeZone));
  const [oldest = ''] = weeks;
  for (const { _id: courseId } of await deps.courses.listForStaff()) {
    const counted = await deps.learningFigures.weeksCounted(courseId, oldest);
    for (const week of dueWeeks(weeks, counted, now)) await countWeek(deps, { courseId, week }, signal);
    // Last: it counts who was active, which the weeks complete.
    const known = await deps.learningFigures.course(courseId);
    if (now.getTime() - (known?.countedAt.getTime() ?? 0) >= freshMs)
      await countCourse(deps, courseId, signal);
  }
  await deps.learningFigures.forgetBefore(oldest);
};
