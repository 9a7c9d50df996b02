import { staffActionRecorded } from '@academy/service-kit/audit/staff-action.ts';
import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { PointedWords, PromptVerdict } from '@academy/prompt-rubric/rubric.ts';
import type { AttemptRecord } from './attempt.ts';
import { missedIn } from './missed-in.ts';
import { pendingOutcome, outcomeChanged } from './pending-pass.ts';
import type { Pointing, PointingDecision, VerdictWithout } from './pointing-record.ts';

type Pointed = Pick<AttemptRecord, 'pointings' | 'verdictsWithout' | 'pointedIn'>;
type JudgePointed = (pointed: readonly PointedWords[]) => PromptVerdict;

/**
 * What an attempt keeps of its pointings: those that count, and every verdict that staff bring about by refusing some.
 * They are judged now, since the rubric may be another by then. Nothing where none counts.
 */
export const keptPointings = (
  verdict: PromptVerdict,
  pointed: readonly PointedWords[],
  { courseId, judge }: { courseId: string; judge: JudgePointed },
): Pointed => {
  const counting = pointed.filter(({ key }) =>
    verdict.criteria.some((criterion) => criterion.key === key && criterion.pointedOut),
  );
  if (counting.length === 0) return {};
  const keys = counting.map(({ key }) => key);
  const some = [...keys.map((key) => [key]), ...(keys.length > 1 ? [keys] : [])];
  const verdictsWithout = [
    // What does not count changes nothing.
    verdictWithout([], verdict),
    ...some.map((without) =>
      verdictWithout(without, judge(counting.filter(({ key }) => !without.includes(key)))),
    ),
  ];
  const pointings = counting.map((one): Pointing => ({ ...one, refused: null }));
  return { pointings, verdictsWithout, pointedIn: courseId };
};

const verdictWithout = (
  without: string[],
  { score, passed, criteria, groups }: PromptVerdict,
): VerdictWithout => ({ without, score, passed, criteria, groups });

/** Whether a check points to the same words as an attempt. What was met without them was not kept. */
export const pointsAlike = (
  { pointings = [], criteria }: Pick<AttemptRecord, 'pointings' | 'criteria'>,
  pointed: readonly PointedWords[],
): boolean => {
  const isKept = ({ key, start, end }: PointedWords) =>
    pointings.some((one) => one.key === key && one.start === start && one.end === end);
  const isMet = ({ key }: PointedWords) =>
    criteria.some((one) => one.key === key && one.status === 'met' && !one.pointedOut);
  const ofPointings = pointed.filter(({ key }) => pointings.some((one) => one.key === key));
  return ofPointings.length === pointings.length && pointed.every((one) => isKept(one) || isMet(one));
};

/** Whether the rubric passed an attempt when it was checked: no refusal of a pointing takes that away once it counts. */
export const passedWhenChecked = ({
  judgedPassed,
  verdictsWithout = [],
}: Pick<AttemptRecord, 'judgedPassed' | 'verdictsWithout'>): boolean =>
  judgedPassed || verdictsWithout.some(({ without, passed }) => without.length === 0 && passed);

type Decided = Pick<
  AttemptRecord,
  'pointings' | 'pointingDecisions' | 'score' | 'judgedPassed' | 'criteria' | 'missed' | 'groups'
> & { passed?: boolean; waitingUntil?: Date | undefined };

/**
 * An attempt after staff refuse one of its pointings, judged again without it, or after they withdraw that. Null when
 * it stands so already, such as for a call sent again, and undefined when it has no such pointing.
 */
export const decidePointing = (
  attempt: AttemptRecord,
  decision: PointingDecision,
): Decided | null | undefined => {
  const { key, refused, reason, at, by } = decision;
  const pointing = attempt.pointings?.find((one) => one.key === key);
  if (!attempt.pointings || !pointing) return undefined;
  const current = pointing.refused?.reason;
  if (refused ? current === reason : current === undefined) return null;
  const pointings = attempt.pointings.map((one) =>
    one === pointing ? { ...one, refused: refused ? { reason, at, by } : null } : one,
  );
  const without = pointings.filter((one) => one.refused).map((one) => one.key);
  const verdict = attempt.verdictsWithout?.find(
    (one) => one.without.length === without.length && one.without.every((name) => without.includes(name)),
  );
  if (!verdict) return undefined;
  const { score, passed, criteria, groups } = verdict;
  const pointingDecisions = [...(attempt.pointingDecisions ?? []), decision];
  const counts = attempt.countsFrom && pendingOutcome({ ...attempt, pointings }, at);
  const missed = missedIn(criteria);
  return { pointings, pointingDecisions, score, judgedPassed: passed, criteria, missed, groups, ...counts };
};

/** Whether what counts of an attempt, or waits to, is another after a decision. */
export const changesOutcome = (attempt: AttemptRecord, after: Decided): boolean =>
  after.passed !== undefined &&
  (after.passed !== attempt.passed ||
    (after.waitingUntil === undefined) !== (attempt.waitingUntil === undefined));

/** For the audit log who decided, never the reason; and for the learner where a pending pass counts now or is none. */
export const pointingEvents = (
  attempt: AttemptRecord,
  after: Decided,
  { refused, by, at }: PointingDecision,
): PendingEvent[] => [
  ...(changesOutcome(attempt, after) && !after.waitingUntil
    ? [outcomeChanged(attempt, { passed: after.passed ?? false, decidedBy: 'staff' })]
    : []),
  staffActionRecorded({
    actorId: by,
    action: refused ? 'attempt.pointing_refused' : 'attempt.pointing_refusal_withdrawn',
    resource: 'attempts',
    resourceId: attempt._id,
    personId: attempt.userId,
    fields: ['pointings'],
    at,
  }),
];
