import { z } from 'zod';
import { planSchema, roleSchema } from '../../shared/people.ts';
import { presenceSchema } from '../../shared/presence.ts';
import { forumDecisionSchema } from '../forum/forum-author.ts';

/** The one message of `/api/documents/updates`, exactly as the product specification has it. */
export const documentAddedMessageSchema = z.object({
  type: z.literal('document_added'),
  document: z.object({ titleEs: z.string(), titleEn: z.string() }),
});
export type DocumentAddedMessage = z.infer<typeof documentAddedMessageSchema>;

/** What `/api/live` sends; a reader ignores a type that it does not know. */
export const liveMessageSchema = z.discriminatedUnion('type', [
  documentAddedMessageSchema.extend({
    document: z.object({ id: z.string(), titleEs: z.string(), titleEn: z.string() }),
  }),
  /** What was read under these paths is out of date. */
  z.object({ type: z.literal('changed'), paths: z.array(z.string()) }),
  /** A post that everybody may read now; screens offer it as "1 new" and never jump. */
  z.object({
    type: z.literal('post_created'),
    post: z.object({ id: z.string(), categoryId: z.string(), isSpanish: z.boolean() }),
  }),
  z.object({ type: z.literal('reply_created'), postId: z.string(), replyId: z.string() }),
  /** A moderator decided on a post or reply of the caller's. */
  z.object({
    type: z.literal('post_moderated'),
    postId: z.string(),
    action: forumDecisionSchema.shape.action,
    reason: z.string(),
    /** Whether it was decided on the caller's appeal. */
    onAppeal: z.boolean().optional(),
  }),
  /** Staff decided on an attempt of the caller's or took that back, or its week is over; `passed` is what counts now. */
  z.object({
    type: z.literal('verdict_overruled'),
    lessonId: z.string(),
    exerciseId: z.string(),
    attemptId: z.string(),
    passed: z.boolean(),
    decidedBy: z.enum(['staff', 'time']).optional(),
  }),
  /** The caller's own plan or role is another now. */
  z.object({ type: z.literal('standing_changed'), plan: planSchema, role: roleSchema }),
  /** The caller's session, or all of them, ended elsewhere. */
  z.object({ type: z.literal('session_ended') }),
  /** For staff: somebody opened a record in the console, still has it open or left it. */
  presenceSchema.extend({ type: z.literal('presence'), userId: z.string() }),
  /** The stream cannot be resumed from where the reader was: fetch afresh. */
  z.object({ type: z.literal('reset') }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
