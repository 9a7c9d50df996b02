import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { failPoint } from '@academy/service-kit/fail-points/fail-point.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { assertNotOwn } from '@academy/service-kit/identity/own-record.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import { overrideEvents, overrule } from '../../domain/override.ts';
import { attemptNotFound } from '../../domain/exercise-texts.ts';
import { decidedMeanwhile } from '../../domain/staff-attempt-texts.ts';
import { countSeries } from '../count-series.ts';
import type { CatalogDeps } from '../deps.ts';
import { staffAttempt } from './staff-attempts.ts';
import { takeOverrides } from './take-overrides.ts';

interface OverrideRequest {
  id: string;
  /** Null withdraws an earlier decision. */
  passed: boolean | null;
  reason: string;
  /** The version that staff saw, or null to decide over whatever stands there. */
  expectedVersion: number | null;
  caller: Caller;
  language: Language;
}

/**
 * Overrules the verdict of an attempt, or withdraws that. The decision, its history and the events that tell of it are
 * one write of the attempt; the learner's progress follows from it, now or, after a crash in between, as attempts left
 * behind do. The same decision again changes nothing.
 */
export const overrideAttempt = async (
  deps: CatalogDeps,
  overriding: OverrideRequest,
): Promise<StaffAttemptDetail> => {
  const { id, passed, reason, expectedVersion, caller, language } = overriding;
  const attempt = await deps.attempts.find(id);
  if (!attempt) throw attemptNotFound();
  assertNotOwn(caller, attempt.userId);
  // Counted first, so that its `exercise_checked` says what the rubric judged. The two events are of two aggregates:
  // they may be published in either order.
  await countSeries(deps, attempt);
  const decided = await deps.attempts.change(id, (current) => {
    const at = deps.now();
    const decision = { passed, reason, by: caller.userId, at };
    const after = overrule(current, decision);
    if (!after) return null;
    assertExpectedVersion(expectedVersion, current.version, decidedMeanwhile);
    return {
      state: { ...after, overruled: true, uncountedSince: at },
      events: overrideEvents(current, after, decision),
    };
  });
  failPoint('catalog.after_override');
  await takeOverrides(deps, attempt);
  return staffAttempt(deps, decided, language);
};
