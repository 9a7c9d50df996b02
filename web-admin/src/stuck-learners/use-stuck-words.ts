import type { StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import { useTranslate } from 'ra-core';
import { listAddress } from '../app/list-address.ts';
import { useOwnText } from '../shared/use-own-text.ts';

/** How the console names who is stuck, where, and what leads there. */
export function useStuckWords() {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const exerciseOf = ({ exerciseId, exerciseTitleEs, exerciseTitleEn }: StuckLearner): string =>
    exerciseId === null ? '' : titleOf({ titleEs: exerciseTitleEs, titleEn: exerciseTitleEn }) || exerciseId;
  const courseOf = ({ courseId, courseTitleEs, courseTitleEn }: StuckLearner): string =>
    titleOf({ titleEs: courseTitleEs, titleEn: courseTitleEn }) || courseId;
  return {
    nameOf: ({ learner, userId }: StuckLearner): string => learner || userId,
    placeOf: (row: StuckLearner): string =>
      [courseOf(row), exerciseOf(row)].filter((text) => text !== '').join(' › '),
    reasonOf: ({ reason, criterion }: StuckLearner): string =>
      translate(`resources.stuck-learners.reasons.${reason}`, { criterion }),
    /** Their latest refusal, or the page of somebody who stays away. */
    addressOf: ({ attemptId, userId }: StuckLearner): string =>
      attemptId === null ? `/users/${userId}/show` : `/attempts/${attemptId}/show`,
    /** Their attempts there. */
    attemptsAddress: ({ userId, exerciseId }: StuckLearner): string =>
      listAddress('attempts', { userId, ...(exerciseId !== null && { exerciseId }) }),
  };
}
