import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/people.ts';

interface OrderedCourse {
  _id: string;
  orderIndex: number;
  /** Its published lessons, in their order. */
  lessonIds: readonly string[];
}

const firstOf = (courses: readonly OrderedCourse[]): OrderedCourse | undefined =>
  courses.toSorted((a, b) => a.orderIndex - b.orderIndex || a._id.localeCompare(b._id))[0];

/** Premium members hear every lesson, free members the first lesson of the first course. */
export const mayHearLesson = (
  listener: PlanHolder,
  lessonId: string,
  courses: readonly OrderedCourse[],
): boolean => hasPremiumAccess(listener) || firstOf(courses)?.lessonIds[0] === lessonId;

/** Whoever may read a document whole may hear it. */
export const mayHearDocument = (listener: PlanHolder, { isPremium }: { isPremium: boolean }): boolean =>
  !isPremium || hasPremiumAccess(listener);
