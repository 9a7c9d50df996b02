import type { CriterionVerdict, Verdict } from '@academy/contracts/http/catalog/exercises.ts';

export interface OrderedCriteria {
  /** Partly met or missing: must-haves first, then the missing before the partly met, then by weight. */
  open: CriterionVerdict[];
  met: CriterionVerdict[];
  /** They count neither for nor against the prompt. */
  notJudged: CriterionVerdict[];
}

const gravity: Record<CriterionVerdict['status'], number> = { missing: 0, partly: 1, met: 2 };

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
  /** Staff have decided against it. */
  | { kind: 'refused' }
  /** The score is enough, and something that the rubric insists on is open: not there, or there and should not be. */
  | { kind: 'missing' | 'failing'; names: string[] }
  | { kind: 'score' };

/** Criteria that look for what should not be in a prompt: nothing is missing where they are open. */
const ABSENCES: readonly string[] = [
  'contradictions',
  'length',
  'must-nots',
  'placeholders',
  'privacy',
  'vagueness',
];

type Judgement = Pick<Verdict, 'passed' | 'score' | 'passScore' | 'groups' | 'criteria'>;

/** What decided a verdict, so that the score and its words never contradict each other. */
export function outcomeOf({ passed, score, passScore, criteria, groups }: Judgement): Outcome {
  if (passed) return { kind: 'passed' };
  if (score < passScore) return { kind: 'score' };
  const musts = orderCriteria(criteria).open.filter(({ mustHave }) => mustHave);
  const missing = musts.filter(({ status }) => status === 'missing');
  const lacking = groups.filter(({ satisfied }) => !satisfied);
  // Of some must-haves a part is enough: where another is missing altogether, that one decided.
  const decided = missing.length > 0 || lacking.length > 0 ? missing : musts;
  const names = [...decided, ...lacking].map(({ label }) => label);
  if (names.length === 0) return { kind: 'refused' };
  return { kind: decided.some(({ id }) => ABSENCES.includes(id)) ? 'failing' : 'missing', names };
}
