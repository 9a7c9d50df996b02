import type { PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CountableAttempt } from './attempt.ts';
import { exerciseChecked } from './learning-events.ts';
import { countAttempt, type ProgressState } from './progress.ts';

export interface Counted {
  progress: ProgressState;
  events: PendingEvent[];
}

/**
 * Counts attempts into progress, by their number, with the fact that each tells. Attempts counted before change
 * nothing, so that a repetition after a crash neither loses nor doubles. Null when there is nothing to count.
 */
export const countAttempts = (
  before: ProgressState,
  attempts: readonly CountableAttempt[],
): Counted | null => {
  let progress = before;
  const events: PendingEvent[] = [];
  for (const attempt of attempts.toSorted((a, b) => a.attempt - b.attempt)) {
    const counted = countAttempt(progress, attempt);
    if (!counted) continue;
    progress = counted;
    events.push(exerciseChecked(progress, attempt));
  }
  return events.length > 0 ? { progress, events } : null;
};
