import type { StaffAttemptDetail } from '@academy/contracts/http/catalog/staff-attempts.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import type { Caller } from '@academy/service-kit/identity/identity-port.ts';
import { assertExpectedVersion } from '@academy/service-kit/staff/expected-version.ts';
import { changesOutcome, decidePointing, pointingEvents } from '../../domain/pointing.ts';
import { attemptNotFound } from '../../domain/exercise-texts.ts';
import { decidedMeanwhile, pointingNotFound } from '../../domain/staff-attempt-texts.ts';
import { countSeries } from '../count-series.ts';
import type { CatalogDeps } from '../deps.ts';
import { staffAttempt } from '../overrides/staff-attempts.ts';
import { takeOverrides } from '../overrides/take-overrides.ts';

interface Request {
  id: string;
  key: string;
  /** False withdraws an earlier refusal. */
  refused: boolean;
  reason: string;
  /** The version that staff saw, or null to decide over whatever stands there. */
  expectedVersion: number | null;
  caller: Caller;
  language: Language;
}

/**
 * Refuses words that a learner pointed to, or withdraws that: the attempt stands as the rubric judges it without them.
 * The decision, its history and its entry in the audit log are one write. An exercise that the attempt passed stays
 * passed, and one that it passed pending is so no more; to take away a pass that counts, staff overrule the verdict. The same
 * decision again changes nothing.
 */
export const decideOnPointing = async (deps: CatalogDeps, request: Request): Promise<StaffAttemptDetail> => {
  const { id, key, refused, reason, expectedVersion, caller, language } = request;
  const attempt = await deps.attempts.find(id);
  if (!attempt) throw attemptNotFound();
  // Counted first, so that its `exercise_checked` says what the rubric judged when it was checked.
  await countSeries(deps, attempt);
  const decided = await deps.attempts.change(id, (current) => {
    const decision = { key, refused, reason, at: deps.now(), by: caller.userId };
    const after = decidePointing(current, decision);
    if (after === undefined) throw pointingNotFound();
    if (!after) return null;
    assertExpectedVersion(expectedVersion, current.version, decidedMeanwhile);
    const marked = changesOutcome(current, after) && { overruled: true, uncountedSince: decision.at };
    return { state: { ...after, ...marked }, events: pointingEvents(current, after, decision) };
  });
  await takeOverrides(deps, attempt);
  return staffAttempt(deps, decided, language);
};
