import type { CriterionVerdict, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { Both } from './sides.ts';

export interface ComparedCriterion {
  key: string;
  label: string;
  a: CriterionVerdict['status'];
  b: CriterionVerdict['status'];
}

const worth = { broken: 0, missing: 0, partly: 1, met: 2 } as const;

/** What sets two verdicts by the same rubric apart, the criteria that differ first. */
export function compareVerdicts({ a, b }: Both<PromptVerdict>) {
  const criteria = a.criteria.map(({ key, label, status }): ComparedCriterion => {
    const other = b.criteria.find((criterion) => criterion.key === key);
    return { key, label, a: status, b: other?.status ?? 'missing' };
  });
  const distance = (one: ComparedCriterion) => Math.abs(worth[one.a] - worth[one.b]);
  return {
    /** Points that B has more than A. */
    points: b.score - a.score,
    tokens: b.tokens - a.tokens,
    criteria: [...criteria].sort((one, other) => distance(other) - distance(one)),
    differing: criteria.filter((one) => one.a !== one.b).length,
  };
}
