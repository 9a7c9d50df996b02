import { learningFiguresReach } from '@academy/contracts/shared/learning-figures.ts';
import { defaultTimeZone } from '@academy/contracts/shared/time-zone.ts';
import { keepLease } from '@academy/service-kit/time/keep-lease.ts';
import type { ClaimedCourse } from '../../data/figures/learning-figures-repository.ts';
import { mondayAt, weekFrom, type CalendarDate } from '../../domain/calendar.ts';
import { createWeekCount } from '../../domain/figures/count-week.ts';
import { createCourseCount } from '../../domain/figures/course-learning.ts';
import { dueWeeks, hasChangedSince } from '../../domain/figures/due-counts.ts';
import { weeksUntil } from '../../domain/figures/figures-of.ts';
import { learningWeekId } from '../../domain/figures/learning-week.ts';
import type { CatalogDeps } from '../deps.ts';

export type CountDeps = Pick<
  CatalogDeps,
  'courses' | 'countedRecords' | 'learningFigures' | 'logger' | 'now'
>;

const minuteMs = 60_000;
/** How often a round looks for what is due. */
export const countLearningEveryMs = 5 * minuteMs;
/** Due so early that the round after would be too late. */
const freshMs = learningFiguresReach.freshMinutes * minuteMs - countLearningEveryMs;
/** A course that cannot be counted, or whose replica died, waits so long. */
const leaseMs = 5 * minuteMs;

/** Counts how far the learners of a course are. */
const countCourse = async (
  { countedRecords, learningFigures, now }: CountDeps,
  claim: ClaimedCourse,
  signal: AbortSignal,
): Promise<void> => {
  const countedAt = now();
  const count = createCourseCount(defaultTimeZone);
  for await (const page of countedRecords.progressIn(claim.courseId, signal)) page.forEach(count.add);
  await learningFigures.keepCourse(claim, { ...count.result(), countedAt, readAt: countedAt });
};

/**
 * Counts a week's attempts in a course, and has the progress of those who made them say that they were active. Gives how many
 * did not say so before.
 */
const countWeek = async (
  { countedRecords, learningFigures, now }: CountDeps,
  { courseId, week }: { courseId: string; week: CalendarDate },
  signal: AbortSignal,
): Promise<number> => {
  const countedAt = now();
  const { from, until } = weekFrom(week, defaultTimeZone);
  const count = createWeekCount();
  const active = new Set<string>();
  let completed = 0;
  for await (const page of countedRecords.attemptsIn({ courseId, from, until }, signal)) {
    page.forEach(count.add);
    const seen = new Set(page.map(({ userId }) => userId).filter((userId) => !active.has(userId)));
    completed += await countedRecords.keepActive(courseId, week, [...seen]);
    for (const userId of seen) active.add(userId);
  }
  const _id = learningWeekId(courseId, week);
  await learningFigures.keepWeek({ _id, courseId, week, points: count.points(), countedAt });
  return completed;
};

/** Counts what is due in a course. How far its learners are comes last: it takes who was active from what the weeks completed. */
const countClaimed = async (deps: CountDeps, claim: ClaimedCourse, signal: AbortSignal): Promise<void> => {
  const { courseId } = claim;
  const now = deps.now();
  const weeks = weeksUntil(mondayAt(now, defaultTimeZone));
  const [latest, counted] = await Promise.all([
    deps.countedRecords.lastActivity(courseId),
    deps.learningFigures.weeksCounted(courseId, weeks[0] ?? ''),
  ]);
  const isChanged = hasChangedSince({ readAt: claim.readAt, latest, now });
  let completed = 0;
  for (const week of dueWeeks(weeks, { counted, isChanged, now }))
    completed += await countWeek(deps, { courseId, week }, signal);
  if (isChanged || completed > 0) await countCourse(deps, claim, signal);
  else await deps.learningFigures.keepCourse(claim, { countedAt: now });
};

/** Keeps other replicas away while a claimed course is counted. One that fails is left to its lease. */
const countUnderLease = async (deps: CountDeps, claim: ClaimedCourse, signal: AbortSignal): Promise<void> => {
  const renew = () => deps.learningFigures.renew(claim, new Date(deps.now().getTime() + leaseMs));
  const lease = keepLease({ renew, leaseMs, takenAt: Date.now() });
  try {
    await countClaimed(deps, claim, AbortSignal.any([signal, lease.signal]));
  } catch (error) {
    // Another replica may begin at once.
    if (signal.aborted) await deps.learningFigures.release(claim);
    signal.throwIfAborted();
    deps.logger.warn({ err: error, course: claim.courseId }, 'the figures of a course were not counted');
  } finally {
    lease.stop();
  }
};

/**
 * Counts how learning goes in every course that no other replica is counting, as far as what is kept is not fresh. What is counted
 * is counted anew from attempts and progress, so that nothing drifts: what staff overruled or who was deleted is gone within a day.
 */
export const countLearning = async (deps: CountDeps, signal: AbortSignal): Promise<void> => {
  for (const { _id: courseId } of await deps.courses.listForStaff()) {
    signal.throwIfAborted();
    const now = deps.now();
    const claim = await deps.learningFigures.claim(courseId, {
      now,
      dueBefore: new Date(now.getTime() - freshMs),
      leaseUntil: new Date(now.getTime() + leaseMs),
    });
    if (claim) await countUnderLease(deps, claim, signal);
  }
  const [oldest = ''] = weeksUntil(mondayAt(deps.now(), defaultTimeZone));
  await deps.learningFigures.forgetBefore(oldest);
};
