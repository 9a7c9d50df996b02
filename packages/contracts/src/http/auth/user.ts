import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { planSchema, roleSchema } from '../../shared/people.ts';

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Until somebody has opened the link that was sent there, only account mails go there. */
  emailConfirmed: z.boolean(),
  /** The address that becomes the account's once the link that was sent there is opened. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isModerator: z.boolean(),
  role: roleSchema,
  plan: planSchema,
  language: languageSchema,
  /** IANA name. */
  timeZone: z.string(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;
