import type { AttemptRecord } from '../attempt.ts';
import type { Stood } from '../missed-in.ts';
import type { PointCount } from './learning-week.ts';

/** What is counted of an attempt. */
export type CountedAttempt = Pick<AttemptRecord, 'exerciseId' | 'override'> & {
  criteria: readonly Stood[];
};

/** Counts the attempts of a week, one page of them after the other. */
export const createWeekCount = () => {
  const points = new Map<string, PointCount>();

  const pointOf = (exerciseId: string, key: string): PointCount => {
    const id = `${exerciseId} ${key}`;
    const known = points.get(id) ?? { exerciseId, key, judged: 0, missed: 0 };
    points.set(id, known);
    return known;
  };

  /** One that staff overruled tells nothing of its points: its verdict does not hold. */
  const add = ({ exerciseId, override, criteria }: CountedAttempt): void => {
    if (override !== null) return;
    for (const { key, status, judged } of criteria) {
      if (judged === false) continue;
      const point = pointOf(exerciseId, key);
      point.judged += 1;
      if (status !== 'met') point.missed += 1;
    }
  };

  return { add, points: () => [...points.values()] };
};
