import type { CriterionVerdict } from '@academy/contracts/http/catalog/verdicts.ts';

/** A criterion that is met, but for what a test changes. */
export const criterion = (key: string, change: Partial<CriterionVerdict>): CriterionVerdict => ({
  id: key,
  key,
  label: key,
  status: 'met',
  weight: 1,
  mustHave: false,
  spans: [],
  message: '',
  hint: null,
  ...change,
});
