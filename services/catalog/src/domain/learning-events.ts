import { courseCompletedV1 } from '@academy/contracts/events/catalog/course-completed.v1.ts';
import { exerciseCheckedV1 } from '@academy/contracts/events/catalog/exercise-checked.v1.ts';
import { lessonCompletedV1 } from '@academy/contracts/events/catalog/lesson-completed.v1.ts';
import { pendingEvent, type PendingEvent } from '@academy/service-kit/outbox/pending-event.ts';
import type { CountableAttempt } from './attempt.ts';
import type { Completed } from './completion.ts';
import type { ProgressState } from './progress.ts';

type ProgressKey = Pick<ProgressState, 'userId' | 'courseId'>;

// The topic is keyed by the learner, so that the events of one progress stay in order. Those of two aggregates (two
// courses, an attempt and its progress, a certificate) may be published in either order: `time` says which came first.
const about = ({ userId }: ProgressKey) => ({ subject: userId });

export const exerciseChecked = (whose: ProgressKey, attempt: CountableAttempt): PendingEvent =>
  pendingEvent(
    exerciseCheckedV1,
    {
      userId: whose.userId,
      courseId: whose.courseId,
      lessonId: attempt.lessonId,
      exerciseId: attempt.exerciseId,
      attemptId: attempt._id,
      score: attempt.score,
      passed: attempt.passed,
    },
    about(whose),
  );

/** What completing tells: the lesson, then the course. */
export const completionEvents = ({ progress, lessonId, course }: Completed): PendingEvent[] => {
  const { userId, courseId } = progress;
  return [
    ...(lessonId === null
      ? []
      : [pendingEvent(lessonCompletedV1, { userId, courseId, lessonId }, about(progress))]),
    ...(course ? [pendingEvent(courseCompletedV1, { userId, courseId }, about(progress))] : []),
  ];
};
