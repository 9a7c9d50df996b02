import type { CourseProgress } from '@academy/contracts/http/catalog/learning.ts';
import type { Exercise } from '@academy/contracts/http/catalog/exercises.ts';

type Progress = Pick<Exercise, 'id' | 'passed' | 'bestScore' | 'passScore'> &
  Partial<Pick<Exercise, 'pending'>>;

/** Whether it leads on: passed, or passed pending. */
export const leadsOn = ({ passed, pending }: { passed: boolean; pending?: Exercise['pending'] }): boolean =>
  passed || Boolean(pending);

/**
 * The exercise to open: the one the address asks for, else the one that was left, else the first that does not lead on,
 * else the first.
 */
export function exerciseToOpen(
  exercises: readonly Progress[],
  asked: string | null,
  left: CourseProgress['resume'] | undefined,
): number {
  const places = [
    exercises.findIndex(({ id }) => id === asked),
    exercises.findIndex(({ id }) => id === left?.exerciseId),
    exercises.findIndex((exercise) => !leadsOn(exercise)),
  ];
  return places.find((place) => place >= 0) ?? 0;
}

/** What the bar of an exercise shows at most before it is passed, whatever the score: clearly not full. */
const SHORT_OF_PASSING = 90;

/** How near the best attempt came to passing, as a percentage; 100 once passed. */
export const exercisePercent = ({ passed, bestScore, passScore }: Progress): number =>
  passed ? 100 : Math.min(SHORT_OF_PASSING, Math.round(((bestScore ?? 0) / passScore) * 100));

/** The share of a lesson's exercises that are passed, as a percentage. */
export const lessonPercent = (exercises: readonly Progress[]): number =>
  exercises.length === 0
    ? 0
    : Math.round((exercises.filter(({ passed }) => passed).length / exercises.length) * 100);

/**
 * Where a passed exercise leads on: to the next that does not lead on itself, after it and else before it. Null once all of
 * the lesson do.
 */
export function nextOpenExercise(exercises: readonly Progress[], current: number): number | null {
  const places = exercises.map((_, index) => (current + 1 + index) % exercises.length);
  return (
    places.find((place) => {
      const exercise = exercises[place];
      return place !== current && exercise && !leadsOn(exercise);
    }) ?? null
  );
}
