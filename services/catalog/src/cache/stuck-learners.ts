import { stuckReach } from '@academy/contracts/shared/stuck-reach.ts';
import { createCached, type Cached } from '@academy/service-kit/cache/cached.ts';
import type { ProgressRepository } from '../data/progress-repository.ts';
import type { AttemptOutcomeRepository } from '../data/attempt-outcome-repository.ts';
import type { Outline } from '../domain/outline.ts';
import { stuckPoint } from '../domain/stuck.ts';
import { awayOf, type Stuck } from '../domain/stuck-learner.ts';
import type { PublishedOutline } from './published-outline.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Every open home page asks once a minute. */
const freshMs = 60_000;

interface Deps {
  outline: Pick<PublishedOutline, 'read'>;
  progress: Pick<ProgressRepository, 'listStruggling' | 'listAway'>;
  attemptOutcomes: Pick<AttemptOutcomeRepository, 'endsOf'>;
  now: () => Date;
}

const seriesOf = ({ userId, exerciseId }: { userId: string; exerciseId: string }): string =>
  `${userId}:${exerciseId}`;

const publishedExercises = ({ courses }: Outline): ReadonlySet<string> =>
  new Set(courses.flatMap(({ lessons }) => lessons.flatMap(({ exerciseIds }) => exerciseIds)));

/** Those whom one point of a published exercise holds up, as far as their latest attempts say. */
const onPoint = async ({ progress, attemptOutcomes, now }: Deps, outline: Outline): Promise<Stuck[]> => {
  const since = new Date(now().getTime() - stuckReach.days * dayMs);
  const courseIds = outline.courses.map(({ course }) => course._id);
  const published = publishedExercises(outline);
  const { refusals, most: limit } = stuckReach;
  const struggling = await progress.listStruggling({ courseIds, since, refusals, limit });
  const tried = struggling.flatMap(({ userId, courseId, exercises }) =>
    exercises
      .filter(({ passed, attempts }) => !passed && attempts >= refusals)
      .filter(({ exerciseId }) => published.has(exerciseId))
      .map(({ exerciseId, attempts }) => ({ userId, courseId, exerciseId, attempts })),
  );
  const bySeries = Map.groupBy(await attemptOutcomes.endsOf(tried, since), seriesOf);
  return tried.flatMap((one) => {
    const series = bySeries.get(seriesOf(one)) ?? [];
    const [latest] = series;
    const key = stuckPoint(series);
    return latest && key !== null
      ? [{ ...one, reason: 'point' as const, key, attemptId: latest.attemptId, lastAt: latest.createdAt }]
      : [];
  });
};

/** Those who began a published course and have not come back to it. */
const away = async ({ progress, now }: Deps, outline: Outline): Promise<Stuck[]> => {
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * dayMs);
  const records = await progress.listAway({
    courseIds: outline.courses.map(({ course }) => course._id),
    from: daysAgo(stuckReach.awayToDays),
    to: daysAgo(stuckReach.awayFromDays),
    limit: stuckReach.most,
  });
  return records.map(awayOf);
};

/** The learners who do not get on in what is published, latest first; a minute old at most. */
export const createStuckLearners = (deps: Deps): Cached<Stuck[]> =>
  createCached(
    async () => {
      const outline = await deps.outline.read();
      const found = await Promise.all([onPoint(deps, outline), away(deps, outline)]);
      return found.flat().toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime());
    },
    { freshMs, now: () => deps.now().getTime() },
  );
