import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/people.ts';

/**
 * Premium members hear every lesson, free members the first lesson of the first course. Which that is, is asked for them
 * alone.
 */
export const mayHearLesson = async (
  listener: PlanHolder,
  lessonId: string,
  firstLessonId: () => Promise<string | null>,
): Promise<boolean> => hasPremiumAccess(listener) || lessonId === (await firstLessonId());
