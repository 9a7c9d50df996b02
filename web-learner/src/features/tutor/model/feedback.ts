import type { TutorAnswerKind } from '@academy/contracts/http/ai/tutor-answers.ts';

interface Vote {
  /** Whether the answer helped, on its way; absent where none is. */
  sending?: boolean | undefined;
  /** The last that arrived; null before. */
  kept: boolean | null;
}

/** What stands under an answer, from its vote alone: one that failed leaves buttons and form as the one before it did. */
export const feedbackOf = (kind: TutorAnswerKind, { sending, kept }: Vote) => {
  const vote = sending ?? kept;
  const isMissed = vote === false;
  const isUnanswered = kind === 'nearest' || kind === 'not-taught';
  return {
    vote,
    mayBeSent: isUnanswered || isMissed,
    /** Whether its writer may say what was missing. */
    asksForRemark: isMissed || !isUnanswered,
  };
};
