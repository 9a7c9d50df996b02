import type { ProgressState } from './progress.ts';

const momentMs = 60_000;

/**
 * Progress after a lesson was opened; null when that changes nothing worth a write: the same lesson again within a
 * minute. The exercise last tried stays where the lesson is the same.
 */
export const visit = (progress: ProgressState, lessonId: string, at: Date): ProgressState | null => {
  const isSame = progress.last?.lessonId === lessonId;
  if (isSame && at.getTime() - progress.lastActivityAt.getTime() < momentMs) return null;
  return {
    ...progress,
    last: isSame ? progress.last : { lessonId, exerciseId: null },
    lastActivityAt: at,
  };
};
