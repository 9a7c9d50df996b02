import { judgeGroups } from './groups.ts';
import type { CriterionStatus, CriterionVerdict, PromptVerdict, Rubric } from './rubric.ts';
import { hasMustHave, scoreOf } from './score.ts';

type Told = Pick<PromptVerdict, 'passed'> & {
  criteria: readonly Pick<
    CriterionVerdict,
    'key' | 'status' | 'weight' | 'mustHave' | 'judged' | 'pointedOut'
  >[];
};

/** A point that turns the outcome if it alone is read the other way. */
export type DecidingPoint = {
  key: string;
  /** How sure the outcome is of it: 0 for a point that is half there beside a score at the bound, about 150 at most. */
  certainty: number;
};

const FLAT = 50;
/** What each further point adds: an outcome that hangs on one is less certain than one that hangs on many. */
const BESIDE = 5;
const SUBJECT = 'subject';

/**
 * Which points decide a verdict: with one of them met, what does not pass would pass; with one of them missing, what passes
 * would not. Least certain first. Empty where no single point decides. Pure; it judges no text, so it takes microseconds.
 *
 * @param verdict as `checkPrompt` gave it; a rubric that has changed since is read as it is now
 */
export function pointsThatDecide(verdict: Told, rubric: Rubric): DecidingPoint[] {
  const { criteria, passed } = verdict;
  const strict = passes(criteria, rubric);
  // A convincing prompt passes whatever it scores: then only what it may not lack decides, and what convinced.
  const isConvincing = passed && !strict;
  const gap = Math.abs(scoreOf(criteria) - rubric.passScore);
  return criteria
    .filter((one) => one.judged !== false && (passed ? isThere(one.status) : one.status !== 'met'))
    .filter((one) => {
      if (isConvincing) return one.mustHave || one.key === SUBJECT;
      const turned = criteria.map((each) =>
        each === one ? { ...one, status: passed ? ('missing' as const) : ('met' as const) } : each,
      );
      return passes(turned, rubric) !== passed;
    })
    .map((one) => ({
      key: one.key,
      certainty: gap + (one.status === 'partly' || one.pointedOut ? 0 : FLAT),
    }))
    .sort((one, other) => one.certainty - other.certainty || (one.key < other.key ? -1 : 1));
}

/** How certain a verdict is that these points decide: the less, the more a teacher's word on it teaches. */
export const certaintyOf = (points: readonly DecidingPoint[]): number =>
  (points[0]?.certainty ?? 0) + BESIDE * (points.length - 1);

const isThere = (status: CriterionStatus): boolean => status === 'met' || status === 'partly';

function passes(criteria: Told['criteria'], rubric: Rubric): boolean {
  const hasMustHaves = criteria.every(({ status, mustHave, judged }, at) =>
    hasMustHave({
      setting: { mustHave: mustHave && (rubric.criteria[at]?.mustHave ?? true) },
      status,
      isJudged: judged !== false,
    }),
  );
  const groups = judgeGroups(rubric.groups ?? [], criteria, 'en');
  return hasMustHaves && groups.every(({ satisfied }) => satisfied) && scoreOf(criteria) >= rubric.passScore;
}
