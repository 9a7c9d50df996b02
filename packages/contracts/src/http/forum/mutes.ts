import { z } from 'zod';
import { actorSchema, forumAuthorSchema } from './forum-author.ts';

/** Days from now. */
export const muteDaysSchema = z.number().int().min(1).max(365);

export const muteSchema = z.object({
  /** The member's id. */
  id: z.string(),
  user: forumAuthorSchema,
  until: z.iso.datetime(),
  reason: z.string(),
  by: actorSchema,
  createdAt: z.iso.datetime(),
});
export type Mute = z.infer<typeof muteSchema>;
