/** Whose attempts at which exercise. */
export interface AttemptSeries {
  userId: string;
  courseId: string;
  exerciseId: string;
}

/** Of somebody deleted, one with events to publish waits under this mark until they are out. */
export const live = { removedAt: null };
