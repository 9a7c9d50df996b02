import { z } from 'zod';

/** What somebody is at the academy; `permissions.ts` says what each may do. */
export const roleSchema = z.enum(['learner', 'teacher', 'moderator', 'support', 'auditor', 'administrator']);
export type Role = z.infer<typeof roleSchema>;

/** How a role is read from an event or a token: one that this release does not know, of a later one, has a learner's rights. */
export const carriedRoleSchema = z
  .string()
  .transform((role): Role => roleSchema.safeParse(role).data ?? 'learner');

export const planSchema = z.enum(['free', 'premium']);
export type Plan = z.infer<typeof planSchema>;
