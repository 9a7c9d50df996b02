import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/people.ts';

/** Premium members hear every lesson, free members the first lesson of the first course. */
export const mayHearLesson = (
  listener: PlanHolder,
  lessonId: string,
  firstLessonId: string | null,
): boolean => hasPremiumAccess(listener) || lessonId === firstLessonId;
