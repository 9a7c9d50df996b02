import type { Problem } from '@academy/contracts/shared/problem.ts';
import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';

/**
 * Why an answer failed: no connection, a tutor that is away, one that broke off in the middle, or a refusal with the
 * server's own words. `isSpent` marks the day's budget, which no retry brings back.
 */
export type TutorFailure =
  { kind: 'offline' | 'away' | 'cut' } | { kind: 'refused'; detail: string; isSpent: boolean };

/** The problem type of a day's budget that is used up. */
const SPENT = 'budget-spent';
const SERVER_ERROR = 500;

/** What stands in the place of an answer that did not begin, or broke off. `hasBegun` once any of it came. */
export function failureOf(error: unknown, { hasBegun }: { hasBegun: boolean }): TutorFailure {
  if (error instanceof ApiError) return refusalOf(error.status, error.code, error.detail);
  if (hasBegun) return { kind: 'cut' };
  return { kind: error instanceof NetworkError ? 'offline' : 'away' };
}

/** The same for a problem that came within the stream. */
export const failureOfProblem = ({ status, type, detail }: Problem): TutorFailure =>
  refusalOf(status, type.replace('/problems/', ''), detail);

function refusalOf(status: number, code: string, detail: string): TutorFailure {
  if (status >= SERVER_ERROR) return { kind: 'away' };
  return { kind: 'refused', detail, isSpent: code === SPENT };
}
