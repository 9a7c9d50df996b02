/** What stands for the passage where an answer cites none. */
export const noPassage = 'none';

/**
 * What a member thinks of one answer, at one passage that it cites: neither the question nor the answer, and who it is only as a keyed
 * hash that is another at each passage. Votes at other passages are records of their own, so that nothing says that their hashes are one
 * person's.
 */
export interface TutorVote {
  /** A keyed hash of the member, the answer and the passage: one vote for each. */
  _id: string;
  passage: string;
  person: string;
  helpful: boolean;
  /** In UTC, such as `2026-11-22`: when they last voted on it. */
  day: string;
}
