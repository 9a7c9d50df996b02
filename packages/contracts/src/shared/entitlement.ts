import { hasPremiumAccess, type Plan, type PlanHolder } from './people.ts';

/** Who asks, as far as the right to open courses and documents goes; a visitor is null. */
export type Reader = PlanHolder;

/** Premium members and administrators open every course, free members the first, visitors none. */
export type Entitlement = 'none' | 'first' | 'all';

export const entitlementOf = (reader: Reader | null): Entitlement => {
  if (reader === null) return 'none';
  return hasPremiumAccess(reader) ? 'all' : 'first';
};

/** Whether a course may be opened; `firstCourseId` is that of the first by `byCourseOrder` among the published. */
export const canOpenCourse = (
  entitlement: Entitlement,
  courseId: string,
  firstCourseId: string | null,
): boolean => entitlement === 'all' || (entitlement === 'first' && courseId === firstCourseId);

/** Whether completing a course earns its certificate: any course with Premium, the first one with the free plan too. */
export const earnsCertificate = (plan: Plan, courseId: string, firstCourseId: string | null): boolean =>
  plan === 'premium' || courseId === firstCourseId;

interface OrderedCourse {
  _id: string;
  orderIndex: number;
}

/** The order of courses, as services keep them. */
export const byCourseOrder = (a: OrderedCourse, b: OrderedCourse): number =>
  a.orderIndex - b.orderIndex || a._id.localeCompare(b._id);

/** Any signed-in member reads documents that are free; the rest takes premium access. */
export const mayReadWhole = (document: { isPremium: boolean }, reader: Reader | null): boolean =>
  reader !== null && (!document.isPremium || hasPremiumAccess(reader));
