import { z } from 'zod';

/** What a person may do. An administrator has a moderator's rights too. */
export const roleSchema = z.enum(['learner', 'moderator', 'administrator']);
export type Role = z.infer<typeof roleSchema>;

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
