import type { CriterionVerdict, Verdict } from '@academy/contracts/http/catalog/verdicts.ts';

export interface OrderedCriteria {
  /** Not met: must-haves first, then the broken, the missing and the partly met, then by weight. */
  open: CriterionVerdict[];
  met: CriterionVerdict[];
  /** They count neither for nor against the prompt. */
  notJudged: CriterionVerdict[];
}

const gravity: Record<CriterionVerdict['status'], number> = { broken: 0, missing: 1, partly: 2, met: 3 };

const byNeed = (one: CriterionVerdict, other: CriterionVerdict): number =>
  Number(other.mustHave) - Number(one.mustHave) ||
  gravity[one.status] - gravity[other.status] ||
  other.weight - one.weight;

/** What is left to do before what is done, in the order in which it helps most. */
export function orderCriteria(criteria: readonly CriterionVerdict[]): OrderedCriteria {
  const judged = criteria.filter((criterion) => criterion.judged !== false);
  return {
    open: judged.filter(({ status }) => status !== 'met').sort(byNeed),
    met: judged.filter(({ status }) => status === 'met'),
    notJudged: criteria.filter((criterion) => criterion.judged === false),
  };
}

/** Why a prompt is passed or not; `names` are the labels of what it lacks. */
export type Outcome =
  | { kind: 'passed' }
  /** By what the learner pointed out: it waits for staff, until then at most. */
  | { kind: 'pending'; until: string }
  /** Staff have decided against it. */
  | { kind: 'refused' }
  /** The score is enough, and something that the rubric insists on is open: not there, or there and should not be. */
  | { kind: 'missing' | 'failing'; names: string[] }
  | { kind: 'score' };

/** Criteria that look for what should not be there: attempts of an earlier release call them missing where it is. */
const ABSENCES: readonly string[] = [
  'contradictions',
  'length',
  'must-nots',
  'placeholders',
  'privacy',
  'vagueness',
];

const isInTheWay = ({ id, status }: CriterionVerdict): boolean =>
  status === 'broken' || ABSENCES.includes(id);

/** What a verdict says for its outcome to be told. */
export type Judgement = Pick<Verdict, 'passed' | 'score' | 'passScore' | 'groups' | 'criteria'> &
  Partial<Pick<Verdict, 'pending'>>;

/** What decided a verdict, so that the score and its words never contradict each other. */
export function outcomeOf({ passed, pending, score, passScore, criteria, groups }: Judgement): Outcome {
  if (passed) return { kind: 'passed' };
  if (pending) return { kind: 'pending', until: pending.until };
  if (score < passScore) return { kind: 'score' };
  const musts = orderCriteria(criteria).open.filter(({ mustHave }) => mustHave);
  const failed = musts.filter(({ status }) => status !== 'partly');
  const lacking = groups.filter(({ satisfied }) => !satisfied);
  // Of some must-haves a part is enough: where another is missing or broken, that one decided.
  const decided = failed.length > 0 || lacking.length > 0 ? failed : musts;
  const names = [...decided, ...lacking].map(({ label }) => label);
  if (names.length === 0) return { kind: 'refused' };
  return { kind: decided.some(isInTheWay) ? 'failing' : 'missing', names };
}
