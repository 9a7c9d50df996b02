import type { Cohort } from '@academy/contracts/http/catalog/learning-figures.ts';

export interface ComeBack {
  /** Those whose week this has been. */
  of: number;
  active: number;
}

/** All cohorts together, for each week after: of those for whom it has come, how many made an attempt. */
export const allCohorts = (cohorts: readonly Cohort[], weeksAfter: number): ComeBack[] =>
  Array.from({ length: weeksAfter }, (_, at) => {
    const reached = cohorts.filter(({ active }) => active.length > at);
    return {
      of: reached.reduce((sum, { began }) => sum + began, 0),
      active: reached.reduce((sum, { active }) => sum + (active[at] ?? 0), 0),
    };
  });

/** As a percentage; null where there is nobody. */
export const percentOf = ({ of, active }: ComeBack): number | null =>
  of === 0 ? null : Math.round((active / of) * 100);
