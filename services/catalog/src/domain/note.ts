/** A learner's own note and bookmark on a lesson. */
export interface NoteRecord {
  /** `<user id>:<lesson id>`. */
  _id: string;
  userId: string;
  lessonId: string;
  courseId: string;
  /** As they were at the last write, for a list after the lesson is withdrawn. */
  lessonTitleEs: string;
  lessonTitleEn: string;
  text: string;
  bookmarked: boolean;
  /** Grows with every write. What is emptied stays as an empty row, so that an old tab cannot bring it back. */
  version: number;
  updatedAt: Date;
}

export const noteId = (userId: string, lessonId: string): string => `${userId}:${lessonId}`;

export const isEmpty = ({ text, bookmarked }: Pick<NoteRecord, 'text' | 'bookmarked'>): boolean =>
  text.trim() === '' && !bookmarked;
