/**
 * What a learner has typed at an exercise and not yet had checked. A removed draft stays as an empty text, so that its
 * version goes on growing and a tab left open with an older one cannot bring it back.
 */
export interface DraftRecord {
  /** `<user id>:<exercise id>`. */
  _id: string;
  userId: string;
  exerciseId: string;
  text: string;
  version: number;
  updatedAt: Date;
}

/** Whether a write over the version seen is the one that already stands there, sent again after a lost answer. */
export const isSameWrite = (
  current: DraftRecord | null,
  write: { text: string; seen: number },
): current is DraftRecord => current?.version === write.seen + 1 && current.text === write.text;
