import type { CriterionChange } from '@academy/contracts/http/catalog/exercises.ts';
import type { CriterionVerdict } from '@academy/prompt-rubric/rubric.ts';

type Standing = Pick<CriterionVerdict, 'key' | 'label' | 'status' | 'judged'>;

const isJudged = ({ judged }: Standing) => judged !== false;

/**
 * What changed the score since the attempt before: the criteria whose status is another now, in the rubric's order.
 * Empty at the first attempt. A criterion that only one of the two was judged by, since the rubric changed in between
 * or one of them asked for nothing, is no change of the learner's.
 */
export const criterionChanges = (
  before: readonly Standing[] | null,
  after: readonly Standing[],
): CriterionChange[] => {
  const statusBefore = new Map(before?.filter(isJudged).map(({ key, status }) => [key, status]));
  return after.filter(isJudged).flatMap(({ key, label, status }) => {
    const was = statusBefore.get(key);
    return was === undefined || was === status ? [] : [{ key, label, before: was, after: status }];
  });
};
