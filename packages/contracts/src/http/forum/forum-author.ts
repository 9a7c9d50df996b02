import { z } from 'zod';
import { appealStateSchema } from './appeals.ts';

/**
 * Who wrote something, as other members see it. `team` is the academy itself, which has no account; of a deleted member
 * nothing is left: the names are empty and screens say "deleted member".
 */
export const forumAuthorSchema = z.object({
  kind: z.enum(['member', 'moderator', 'team', 'deleted']),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
});
export type ForumAuthor = z.infer<typeof forumAuthorSchema>;

/** The same with their id, for moderators. */
export const actorSchema = forumAuthorSchema.extend({ id: z.string() });

/**
 * `held`: waits for a moderator; only its author and moderators see it. `removed` by a moderator, for them alone as well.
 * `deleted` by its author: what was written is gone, its place stays for what hangs on it.
 */
export const forumStatusSchema = z.enum(['visible', 'held', 'removed', 'deleted']);
export type ForumStatus = z.infer<typeof forumStatusSchema>;

/** What a moderator decided, as its author and moderators see it. */
export const forumDecisionSchema = z.object({
  action: z.enum(['approve', 'remove', 'warn']),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type ForumDecision = z.infer<typeof forumDecisionSchema>;

/** The same with how far an appeal against it is; null where there is nothing to object to. */
export const shownDecisionSchema = forumDecisionSchema.extend({ appeal: appealStateSchema.nullable() });
export type ShownDecision = z.infer<typeof shownDecisionSchema>;

/** An earlier wording, for moderators. */
export const forumRevisionSchema = z.object({
  title: z.string().nullable(),
  content: z.string(),
  /** Until when it stood. */
  replacedAt: z.iso.datetime(),
});
export type ForumRevision = z.infer<typeof forumRevisionSchema>;
