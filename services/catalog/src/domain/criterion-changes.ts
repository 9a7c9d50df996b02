import type { CriterionChange } from '@academy/contracts/http/catalog/verdicts.ts';
import type { CriterionVerdict } from '@academy/prompt-rubric/rubric.ts';

type Judged = Pick<CriterionVerdict, 'key' | 'label' | 'status' | 'judged'>;
type JudgedBefore = Judged & Pick<CriterionVerdict, 'spans'>;

/** What is broken today is missing in attempts of an earlier release, which marked it all the same. */
const isSame = (was: JudgedBefore, is: Judged) =>
  was.status === is.status || (is.status === 'broken' && was.status === 'missing' && was.spans.length > 0);

const isJudged = ({ judged }: Judged) => judged !== false;

/**
 * What changed the score since the attempt before: the criteria whose status is another now, in the rubric's order.
 * Empty at the first attempt. A criterion that only one of the two was judged by, since the rubric changed in between
 * or one of them asked for nothing, is no change of the learner's.
 */
export const criterionChanges = (
  before: readonly JudgedBefore[] | null,
  after: readonly Judged[],
): CriterionChange[] => {
  const earlier = new Map(before?.filter(isJudged).map((criterion) => [criterion.key, criterion]));
  return after.filter(isJudged).flatMap((criterion) => {
    const { key, label, status } = criterion;
    const was = earlier.get(key);
    return !was || isSame(was, criterion) ? [] : [{ key, label, before: was.status, after: status }];
  });
};
