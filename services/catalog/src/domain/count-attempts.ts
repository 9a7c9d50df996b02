import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CountableAttempt } from './attempt.ts';
import { complete } from './completion.ts';
import { completionEvents, exerciseChecked } from './learning-events.ts';
import type { CourseOutline } from './outline.ts';
import { countAttempt, type ProgressState } from './progress.ts';

export interface Counted {
  progress: ProgressState;
  events: PendingEvent[];
}

/**
 * Counts attempts into progress, by their number, with the facts that follow from each. Attempts counted before
 * change nothing, so that a repetition after a crash neither loses nor doubles. Null when there is nothing to count.
 */
export const countAttempts = (
  before: ProgressState,
  attempts: readonly CountableAttempt[],
  course: CourseOutline | null,
): Counted | null => {
  let progress = before;
  const events: PendingEvent[] = [];
  for (const attempt of attempts.toSorted((a, b) => a.attempt - b.attempt)) {
    const counted = countAttempt(progress, attempt);
    if (!counted) continue;
    const completed = complete(counted, course, { at: attempt.createdAt, attemptId: attempt._id });
    progress = completed.progress;
    events.push(exerciseChecked(progress, attempt), ...completionEvents(completed));
  }
  return events.length > 0 ? { progress, events } : null;
};
