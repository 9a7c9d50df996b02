import type { TutorAnswerKind } from '@academy/contracts/http/ai/tutor.ts';

/** What stands for the passage where an answer cites none. */
export const noPassage = 'none';

/**
 * What a member thinks of one answer: neither the question nor the answer, and who it is only as a keyed hash that is another at each
 * passage and each answer.
 */
export interface TutorVote {
  /** A keyed hash of the member and the answer: one vote for each. */
  _id: string;
  kind: TutorAnswerKind;
  helpful: boolean;
  /** What the answer cites, each with the member's hash at it. */
  about: { passage: string; person: string }[];
  /** In UTC, such as `2026-11-22`: when they last voted on it. */
  day: string;
}
