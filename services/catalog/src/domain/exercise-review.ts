import type { ContentStatus } from '@academy/contracts/shared/lists.ts';
import type { SelfTestReport } from '@academy/contracts/http/catalog/self-tests.ts';

/** An exercise whose rubric misjudges samples of its own. */
export interface ExerciseFault {
  exerciseId: string;
  titleEs: string;
  titleEn: string;
  status: ContentStatus;
  misjudged: SelfTestReport['misjudged'];
}

/** What one run of the review found. */
export interface ExerciseReviewRecord {
  /** Made of its run's id. */
  _id: string;
  reviewedAt: Date;
  exercises: number;
  samples: number;
  misjudged: number;
  faults: ExerciseFault[];
}

/** More than this many faulty exercises are counted, and not listed. */
export const mostFaults = 500;

/** A review's id as an address takes it. */
export const reviewIdOf = (runId: string): string => runId.replaceAll(/[^A-Za-z0-9_-]/g, '-');
