import type { Attempt } from '@academy/contracts/http/catalog/attempts.ts';
import type { AttemptRecord, Override } from '../domain/attempt.ts';
import { pendingView } from '../domain/pending-pass.ts';
import { criterionChanges } from '../domain/criterion-changes.ts';

export const toOverride = (override: Override | null): Attempt['override'] =>
  override && { passed: override.passed, reason: override.reason, at: override.at.toISOString() };

export const toPointings = ({ pointings = [] }: AttemptRecord): Attempt['pointings'] =>
  pointings.map(({ key, start, end, refused }) => ({
    key,
    start,
    end,
    refused: refused && { reason: refused.reason, at: refused.at.toISOString() },
  }));

/**
 * An attempt as its learner sees it in the list. Criteria are called as the rubric of today calls them in the
 * learner's language, and as they were told then where the rubric has them no more.
 */
export const toAttempt = (
  attempt: AttemptRecord,
  options: { before: AttemptRecord | null; labels: ReadonlyMap<string, string> },
): Attempt => {
  const { before, labels } = options;
  const criteria = attempt.criteria.map(({ key, label, status, judged, pointedOut }) => ({
    key,
    label: labels.get(key) ?? label,
    status,
    ...(judged === false && { judged }),
    ...(pointedOut && { pointedOut }),
  }));
  return {
    id: attempt._id,
    attempt: attempt.attempt,
    answer: attempt.answer,
    score: attempt.score,
    passed: attempt.passed,
    pending: pendingView(attempt),
    override: toOverride(attempt.override),
    criteria,
    pointings: toPointings(attempt),
    changes: criterionChanges(before?.criteria ?? null, criteria),
    hintsUsed: attempt.hintsUsed,
    createdAt: attempt.createdAt.toISOString(),
  };
};
