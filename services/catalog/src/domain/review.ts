import type { Language } from '@academy/contracts/shared/language.ts';

/** What a learner who completed a course says of it; one per learner and course. */
export interface ReviewRecord {
  _id: string;
  userId: string;
  courseId: string;
  /** 1 to 5. */
  rating: number;
  text: string;
  language: Language;
  /** By staff. It stays so when its author changes it, or takes it back and writes again. */
  hidden: boolean;
  hiddenReason: string | null;
  /** Taken back by its author: no text is left, and nobody sees it until they write again. */
  withdrawnAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export type ReviewState = Omit<ReviewRecord, 'version'>;

/** What learners gave a course: the average in tenths, of so many. */
export interface Rating {
  average: number;
  count: number;
}

/** By the course's id; a course without reviews is not in it. */
export type Ratings = ReadonlyMap<string, Rating>;

export const ratingOf = ({ sum, count }: { sum: number; count: number }): Rating => ({
  average: Math.round((sum * 10) / count) / 10,
  count,
});
