import type { StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import { stuckLearnerSchema } from '@academy/contracts/http/catalog/stuck-learners.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { stuckReach } from '@academy/contracts/shared/stuck-reach.ts';
import type { StaffList } from '@academy/service-kit/staff/staff-list.ts';
import { staffPage } from '@academy/service-kit/staff/staff-page.ts';
import type { SeriesEnd } from '../data/staff-attempt-repository.ts';
import type { RubricRow } from '../data/lesson-repository.ts';
import { criterionLabels } from '../domain/criterion-labels.ts';
import type { ProgressRecord } from '../domain/progress.ts';
import { stuckPoint } from '../domain/stuck.ts';
import type { CatalogDeps } from './deps.ts';
import { learnerNames } from './learner-names.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A learner and what holds them up, before it has names and titles. */
interface Stuck {
  userId: string;
  courseId: string;
  exerciseId: string | null;
  reason: StuckLearner['reason'];
  key: string | null;
  attempts: number;
  attemptId: string | null;
  lastAt: Date;
}

const seriesOf = (userId: string, exerciseId: string): string => `${userId}:${exerciseId}`;

/** Those whom one point of an exercise holds up, as far as their latest attempts say. */
const onPoint = async ({ progress, staffAttempts, now }: CatalogDeps): Promise<Stuck[]> => {
  const since = new Date(now().getTime() - stuckReach.days * dayMs);
  const struggling = await progress.listStruggling({ since, limit: stuckReach.most, ...stuckReach });
  const tried = struggling.flatMap(({ userId, courseId, exercises }) =>
    exercises
      .filter(({ passed, attempts }) => !passed && attempts >= stuckReach.refusals)
      .map(({ exerciseId, attempts }) => ({ userId, courseId, exerciseId, attempts })),
  );
  const ends = await staffAttempts.endsOf(tried, since);
  const bySeries = Map.groupBy(ends, ({ userId, exerciseId }) => seriesOf(userId, exerciseId));
  return tried.flatMap((one) => {
    const series: readonly SeriesEnd[] = bySeries.get(seriesOf(one.userId, one.exerciseId)) ?? [];
    const [latest] = series;
    const key = stuckPoint(series);
    return latest && key !== null
      ? [{ ...one, reason: 'point' as const, key, attemptId: latest.attemptId, lastAt: latest.createdAt }]
      : [];
  });
};

const awayOf = ({ userId, courseId, exercises, last, lastActivityAt }: ProgressRecord): Stuck => {
  const exerciseId = last?.exerciseId ?? null;
  const attempts = exercises.find((one) => one.exerciseId === exerciseId)?.attempts ?? 0;
  return {
    userId,
    courseId,
    exerciseId,
    reason: 'away',
    key: null,
    attempts,
    attemptId: null,
    lastAt: lastActivityAt,
  };
};

/** Those who began a course and have not come back to it. */
const away = async ({ progress, now }: CatalogDeps): Promise<Stuck[]> => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * dayMs);
  const from = daysAgo(stuckReach.awayToDays);
  const records = await progress.listAway({
    from,
    to: daysAgo(stuckReach.awayFromDays),
    limit: stuckReach.most,
  });
  return records.map(awayOf);
};

const titlesOf = (titled: { titleEs: string; titleEn: string } | undefined) =>
  [titled?.titleEs ?? '', titled?.titleEn ?? ''] as const;

const query = {
  text: (row: StuckLearner) => [
    row.learner,
    row.courseTitleEs,
    row.courseTitleEn,
    row.exerciseTitleEs,
    row.exerciseTitleEn,
    row.criterion,
  ],
  sortable: ['lastAt', 'learner', 'attempts'] as const,
  filters: stuckLearnerSchema
    .pick({ reason: true, courseId: true, exerciseId: true, userId: true })
    .partial()
    .strict(),
};

/** A page of the learners who do not get on, latest first; of each reason the latest ones at most. */
export const listStuckLearners = async (
  deps: CatalogDeps,
  list: StaffList,
  language: Language,
): Promise<{ rows: StuckLearner[]; total: number }> => {
  const [lessons, courses, ...found] = await Promise.all([
    deps.lessons.listRubrics(),
    deps.courses.listForStaff(),
    onPoint(deps),
    away(deps),
  ]);
  const exercises = new Map<string, RubricRow['exercises'][number]>(
    lessons.flatMap((lesson) => lesson.exercises.map((exercise) => [exercise.id, exercise])),
  );
  const courseById = new Map(courses.map((course) => [course._id, course]));
  const stuck = found.flat().toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
  const nameOf = await learnerNames(
    deps,
    stuck.map(({ userId }) => userId),
  );
  const rows = stuck.map(({ key, lastAt, ...one }): StuckLearner => {
    const exercise = exercises.get(one.exerciseId ?? '');
    const [courseTitleEs, courseTitleEn] = titlesOf(courseById.get(one.courseId));
    const [exerciseTitleEs, exerciseTitleEn] = titlesOf(exercise);
    const labels = exercise && criterionLabels(exercise.rubric, language);
    return {
      ...one,
      id: `${one.reason}:${seriesOf(one.userId, one.exerciseId ?? one.courseId)}`,
      learner: nameOf(one.userId),
      courseTitleEs,
      courseTitleEn,
      exerciseTitleEs,
      exerciseTitleEn,
      criterion: key === null ? '' : (labels?.get(key) ?? key),
      lastAt: lastAt.toISOString(),
    };
  });
  return staffPage(rows, list, query);
};
