import { z } from 'zod';
import { email, firstName, lastName } from './account-texts.ts';
import { roleSchema } from '../../shared/people.ts';
import { userSchema } from './user.ts';

/** A user as staff see it; `version` is the ETag for If-Match. */
export const staffUserSchema = userSchema.extend({ version: z.number().int() });

/**
 * What staff may change of a user; other keys are ignored, since clients send the whole record. For the same reason
 * `role` counts where it is another than the account's; the two switches are those of clients that know two roles.
 */
export const staffUserChangeSchema = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.optional(),
  role: roleSchema.optional(),
  isAdmin: z.boolean().optional(),
  isPremium: z.boolean().optional(),
  isModerator: z.boolean().optional(),
});
