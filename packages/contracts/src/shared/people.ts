import { z } from 'zod';

/** What a person may do. An administrator has a moderator's rights too. */
export const roleSchema = z.enum(['learner', 'moderator', 'administrator']);
export type Role = z.infer<typeof roleSchema>;

export const planSchema = z.enum(['free', 'premium']);
export type Plan = z.infer<typeof planSchema>;
