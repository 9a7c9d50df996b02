import type { ExerciseFigure } from '@academy/contracts/http/catalog/staff-learning.ts';

/** Of fewer attempts a share says little. */
const FEW = 5;

export const passRate = ({ passed, attempts }: Pick<ExerciseFigure, 'passed' | 'attempts'>): number =>
  passed / attempts;

/** The exercises that fewest pass first; those with few attempts come after all others. */
export const byPassRate = (figures: readonly ExerciseFigure[]): ExerciseFigure[] =>
  figures.toSorted(
    (a, b) =>
      Number(a.attempts < FEW) - Number(b.attempts < FEW) ||
      passRate(a) - passRate(b) ||
      b.attempts - a.attempts,
  );
