import type { StuckLearner } from '@academy/contracts/http/catalog/stuck-learners.ts';
import type { PlaceInCourse } from '@academy/contracts/shared/place-in-course.ts';

/** Where somebody is stuck, as far as it is still there: a message leads to it. */
export const stuckPlace = ({ courseId, lessonId, exerciseId }: StuckLearner): PlaceInCourse => ({
  courseId,
  ...(lessonId !== null && exerciseId !== null && { lessonId, exerciseId }),
});
