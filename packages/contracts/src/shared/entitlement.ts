import type { Plan, Role } from './people.ts';
import { may } from './permissions.ts';

/** Who asks, as far as what is paid for goes. */
export interface PlanHolder {
  role: Role;
  plan: Plan;
}

/** Premium members may open what is for premium members, and so may staff who read all content anyway. */
export const hasPremiumAccess = ({ role, plan }: PlanHolder): boolean =>
  plan === 'premium' || may(role, 'content.read');

/** Who asks, as far as the right to open courses and documents goes; a visitor is null. */
export type Reader = PlanHolder;

/** What somebody may open: premium members and staff who read content all, free members what is free, visitors nothing. */
export type Entitlement = 'none' | 'free' | 'all';

export const entitlementOf = (reader: Reader | null): Entitlement => {
  if (reader === null) return 'none';
  return hasPremiumAccess(reader) ? 'all' : 'free';
};

/** A course or a document, as far as the right to open it goes. */
export interface Openable {
  isPremium: boolean;
}

export const opens = (entitlement: Entitlement, { isPremium }: Openable): boolean =>
  entitlement === 'all' || (entitlement === 'free' && !isPremium);

/** Any signed-in member opens what is free; the rest takes premium access. */
export const mayOpen = (content: Openable, reader: Reader | null): boolean =>
  opens(entitlementOf(reader), content);

/** Whether completing a course earns its certificate: any course with Premium, a free one with the free plan too. */
export const earnsCertificate = (plan: Plan, { isPremium }: Openable): boolean =>
  plan === 'premium' || !isPremium;

interface OrderedCourse {
  _id: string;
  orderIndex: number;
}

/** The order of courses, as services keep them. */
export const byCourseOrder = (a: OrderedCourse, b: OrderedCourse): number =>
  a.orderIndex - b.orderIndex || a._id.localeCompare(b._id);
