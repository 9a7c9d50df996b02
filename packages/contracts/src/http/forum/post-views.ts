import { z } from 'zod';
import { idSchema } from '../../shared/lists.ts';
import { forumAuthorSchema, shownDecisionSchema, forumStatusSchema } from './forum-author.ts';

/** How much of a post's text a list carries, in characters. */
export const previewLength = 200;

/** What a discussion is about: its title comes from the lesson or document itself. */
export const forumTopicSchema = z.object({ kind: z.enum(['lesson', 'document']), id: idSchema });
export type ForumTopic = z.infer<typeof forumTopicSchema>;

/** A post in a list; `content` is the beginning of its text, without Markdown. */
export const forumPostSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** `general` where its own category is retired. */
  categoryId: z.string(),
  isSpanish: z.boolean(),
  status: forumStatusSchema,
  createdAt: z.iso.datetime(),
  /** Of the newest visible reply, or its own. */
  lastActivityAt: z.iso.datetime(),
  /** Null unless it was edited; the first two edits within 15 minutes leave it so where it never came to moderators. */
  editedAt: z.iso.datetime().nullable(),
  replyCount: z.number().int(),
  acceptedReplyId: z.string().nullable(),
  meTooCount: z.number().int(),
  topic: forumTopicSchema.extend({ titleEs: z.string(), titleEn: z.string() }).nullable(),
  user: forumAuthorSchema,
  /** Whether it is the caller's own. */
  own: z.boolean(),
  /** Whether there are replies that came after the caller last opened it; false for one never opened. */
  unread: z.boolean(),
});
export type ForumPostSummary = z.infer<typeof forumPostSummarySchema>;

/** A whole post; `content` is Markdown. */
export const forumPostSchema = forumPostSummarySchema.extend({
  /** A shared attempt at an exercise, read from `/api/attempts/:id/shared`. */
  attemptId: z.string().nullable(),
  meToo: z.boolean(),
  subscribed: z.boolean(),
  /** For its author and moderators: the last decision on it, and whether it stands. */
  decision: shownDecisionSchema.nullable(),
  version: z.number().int(),
});
export type ForumPost = z.infer<typeof forumPostSchema>;
