import type { CriterionChange } from '@academy/contracts/http/catalog/exercises.ts';
import type { CriterionVerdict } from '@academy/prompt-rubric/rubric.ts';

type Standing = Pick<CriterionVerdict, 'key' | 'label' | 'status' | 'judged'>;
type StandingBefore = Standing & Pick<CriterionVerdict, 'spans'>;

/** What is broken today is missing in attempts of an earlier release, which marked it all the same. */
const isSame = (was: StandingBefore, is: Standing) =>
  was.status === is.status || (is.status === 'broken' && was.status === 'missing' && was.spans.length > 0);

const isJudged = ({ judged }: Standing) => judged !== false;

/**
 * What changed the score since the attempt before: the criteria whose status is another now, in the rubric's order.
 * Empty at the first attempt. A criterion that only one of the two was judged by, since the rubric changed in between
 * or one of them asked for nothing, is no change of the learner's.
 */
export const criterionChanges = (
  before: readonly StandingBefore[] | null,
  after: readonly Standing[],
): CriterionChange[] => {
  const standingBefore = new Map(before?.filter(isJudged).map((criterion) => [criterion.key, criterion]));
  return after.filter(isJudged).flatMap((criterion) => {
    const { key, label, status } = criterion;
    const was = standingBefore.get(key);
    return !was || isSame(was, criterion) ? [] : [{ key, label, before: was.status, after: status }];
  });
};
