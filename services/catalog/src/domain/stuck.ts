import { stuckReach } from '@academy/contracts/shared/stuck-reach.ts';
import { missedIn, type Stood } from './missed-in.ts';

/** What tells whether a learner is stuck, of one attempt. */
export interface Tried {
  passed: boolean;
  /** Whether staff decided on it: then its verdict says nothing of the point. */
  decided: boolean;
  criteria: readonly Stood[];
}

/**
 * The criterion that a learner's latest attempts at an exercise all missed, the first of the rubric where there are several;
 * null where one of them passed, where they are too few, or where no one point holds them up. `tried` is latest first.
 */
export const stuckPoint = (tried: readonly Tried[]): string | null => {
  const latest = tried.filter(({ decided }) => !decided).slice(0, stuckReach.refusals);
  if (latest.length < stuckReach.refusals || latest.some(({ passed }) => passed)) return null;
  const [first, ...earlier] = latest.map(({ criteria }) => missedIn(criteria));
  return first?.find((key) => earlier.every((missed) => missed.includes(key))) ?? null;
};
