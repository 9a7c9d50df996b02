import { hasPremiumAccess, type PlanHolder } from '@academy/contracts/shared/people.ts';

/** Who asks, as far as the right to open courses goes; null for a visitor. */
export type Learner = PlanHolder;

/** Premium members and administrators open every course, free members the first, visitors none. */
export type Entitlement = 'none' | 'first' | 'all';

export const entitlementOf = (learner: Learner | null): Entitlement => {
  if (learner === null) return 'none';
  return hasPremiumAccess(learner) ? 'all' : 'first';
};

/** Whether a course may be opened; `firstCourseId` is the one of the lowest order among the published. */
export const canOpenCourse = (
  entitlement: Entitlement,
  courseId: string,
  firstCourseId: string | null,
): boolean => entitlement === 'all' || (entitlement === 'first' && courseId === firstCourseId);
