import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { timeZoneSchema } from '../../shared/time-zone.ts';
import { email, firstName, lastName, password, username } from './account-texts.ts';

export const profileSchema = z.object({
  firstName,
  lastName,
  username,
  email,
  language: languageSchema.optional(),
  timeZone: timeZoneSchema.optional(),
  /** Needed only where the email is another than before. */
  currentPassword: z.string().min(1).max(200).optional(),
});

export const passwordChangeSchema = z.object({
  currentPassword: z.string().min(1).max(200),
  newPassword: password,
});
