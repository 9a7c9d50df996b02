import type { Language } from '@academy/contracts/shared/language.ts';

/**
 * One prompt judged, kept for good: the truth that a learner's progress is derived from. Attempts of a learner at
 * an exercise are numbered from 1 without holes.
 */
export interface AttemptRecord {
  _id: string;
  userId: string;
  courseId: string;
  lessonId: string;
  exerciseId: string;
  attempt: number;
  answer: string;
  language: Language;
  score: number;
  passed: boolean;
  criteria: { id: string; status: 'met' | 'partly' | 'missing' }[];
  createdAt: Date;
  /** Since when it waits to be counted in the learner's progress; absent once it has been. */
  uncountedSince?: Date;
}

/** What the rules of progress need of an attempt. */
export type CountableAttempt = Pick<
  AttemptRecord,
  '_id' | 'exerciseId' | 'lessonId' | 'attempt' | 'score' | 'passed' | 'createdAt'
>;
