import type { CriterionSetting, CriterionStatus } from './rubric.ts';

const CREDIT: Record<CriterionStatus, number> = { met: 1, partly: 0.5, missing: 0, broken: 0 };

/** What of its weight a criterion does not earn. */
export const lostBy = ({ status, weight }: { status: CriterionStatus; weight: number }): number =>
  (CREDIT.met - CREDIT[status]) * weight;

/**
 * The weighted share of what was achieved, as a whole number from 0 to 100: a met criterion earns its weight, a partly
 * met one half of it, a missing or broken one nothing; what was not judged counts on neither side. Never falls when a status rises. An empty rubric, or
 * one of zero weights, scores 100; one of which nothing was judged, 0.
 */
export function scoreOf(
  verdicts: readonly { status: CriterionStatus; weight: number; judged?: false }[],
): number {
  const judged = verdicts.filter((verdict) => verdict.judged !== false);
  if (judged.length === 0 && verdicts.length > 0) return 0;
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  if (total <= 0) return 100;
  const earned = judged.reduce((sum, { status, weight }) => sum + CREDIT[status] * weight, 0);
  return Math.round((earned / total) * 100);
}

/**
 * Whether a criterion is met as far as a pass needs it, which it is while there is nothing to judge. A must-have is needed, and
 * that nothing is broken: a clause that does harm is not made up for by others.
 */
export function hasMustHave({
  setting,
  status,
  isJudged,
  isExcused,
}: {
  setting: Pick<CriterionSetting, 'mustHave'>;
  status: CriterionStatus;
  isJudged: boolean;
  isExcused?: true;
}): boolean {
  if (!isJudged) return true;
  if (status === 'broken') return false;
  if (isExcused) return true;
  if (setting.mustHave === 'partly' && status === 'partly') return true;
  return !setting.mustHave || status === 'met';
}
