import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { planSchema, roleSchema } from '../../shared/people.ts';

/** The full public state of an account, as every event of the compacted topic carries it: no email. */
export const publicUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  plan: planSchema,
  language: languageSchema,
  /** IANA name; absent in events of an earlier release. */
  timeZone: z.string().optional(),
  /** Whether somebody has opened the link sent to the account's address; absent in events of an earlier release. */
  emailConfirmed: z.boolean().optional(),
  createdAt: z.iso.datetime(),
});
