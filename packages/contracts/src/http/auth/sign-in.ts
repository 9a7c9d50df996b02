import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { timeZoneSchema } from '../../shared/time-zone.ts';
import { email, firstName, lastName, password, username } from './account-texts.ts';
import { userSchema } from './user.ts';

export const registrationSchema = z.object({
  email,
  password,
  firstName,
  lastName,
  username,
  /** The version of the terms that the person accepted; the current one when absent. */
  termsVersion: z.string().max(40).optional(),
  language: languageSchema.optional(),
  /** The browser's; the company's own when absent. */
  timeZone: timeZoneSchema.optional(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({
  email,
  password,
  /** Keeps the refresh cookie for 30 days instead of the browser session. */
  rememberMe: z.boolean().optional(),
});

export const signedInSchema = z.object({ user: userSchema, token: z.string() });
