import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { carriedRoleSchema, planSchema } from '../../shared/people.ts';
import { toUser } from '../live-note.ts';

/** The full public state of an account, as every event of the compacted topic carries it: no email. */
export const publicUserSchema = z.object({
  id: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** A role that its reader may not know yet, which then counts as a learner's: see `carriedRoleSchema`. */
  role: z.string(),
  plan: planSchema,
  language: languageSchema,
  /** IANA name; absent in events of an earlier release. */
  timeZone: z.string().optional(),
  /** Whether somebody has opened the link sent to the account's address; absent in events of an earlier release. */
  emailConfirmed: z.boolean().optional(),
  createdAt: z.iso.datetime(),
});

/** Tells whose account it is what they may do from now on. */
export const standingNote = ({ id, plan, role }: z.output<typeof publicUserSchema>) =>
  toUser(id, { type: 'standing_changed', plan, role: carriedRoleSchema.parse(role) });
