import { z } from 'zod';

/** What a person may do. An administrator has a moderator's rights too. */
export const roleSchema = z.enum(['learner', 'moderator', 'administrator']);
export type Role = z.infer<typeof roleSchema>;

/** Who may enter the console at all. */
export const isStaff = (role: Role): boolean => role !== 'learner';

/**
 * How a role is read from an event or a token: one that this release does not know, of a later one, has a learner's rights.
 * Once no release before this one runs, the events themselves may say that they carry any text.
 */
export const carriedRoleSchema = z
  .string()
  .transform((role): Role => roleSchema.safeParse(role).data ?? 'learner');

export const planSchema = z.enum(['free', 'premium']);
export type Plan = z.infer<typeof planSchema>;

/** Who asks, as far as what is paid for goes. */
export interface PlanHolder {
  role: Role;
  plan: Plan;
}

/** Premium members and administrators may open what is for premium members. */
export const hasPremiumAccess = ({ role, plan }: PlanHolder): boolean =>
  plan === 'premium' || role === 'administrator';
