/** What one of staff wrote about a person, for colleagues alone. It goes with the person's account. */
export interface PersonNote {
  _id: string;
  /** Whom it is about. */
  userId: string;
  text: string;
  at: Date;
  /** Who of staff wrote it. */
  by: string;
  removedAt?: Date;
}

/** Whether both are one form sent twice. */
export const isSameNote = (a: PersonNote, b: PersonNote): boolean =>
  (['userId', 'text', 'by'] as const).every((field) => a[field] === b[field]);
