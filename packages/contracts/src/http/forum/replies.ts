import { z } from 'zod';
import { idParamsSchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  forumAuthorSchema,
  shownDecisionSchema,
  forumRevisionSchema,
  forumStatusSchema,
} from './forum-author.ts';
import { clientIdSchema } from './post-writes.ts';

export const maximumReplyLength = 10_000;

export const forumReplySchema = z.object({
  id: z.string(),
  postId: z.string(),
  /** Markdown; empty for one that is deleted. */
  content: z.string(),
  status: forumStatusSchema,
  createdAt: z.iso.datetime(),
  /** Null unless it was edited; the first two edits within 15 minutes leave it so where it never came to moderators. */
  editedAt: z.iso.datetime().nullable(),
  isAccepted: z.boolean(),
  user: forumAuthorSchema,
  own: z.boolean(),
  /** For its author and moderators. */
  decision: shownDecisionSchema.nullable(),
  version: z.number().int(),
});
export type ForumReply = z.infer<typeof forumReplySchema>;

const blank = { es: 'Escribe tu respuesta', en: 'Write your reply' };
const contentText = z
  .string()
  .trim()
  .max(maximumReplyLength)
  .refine((content) => content.length > 0, { error: blank.en, params: { text: blank } });

export const forumReplyDraftSchema = z.object({ id: clientIdSchema.optional(), content: contentText });

const onReply = { access: 'member', params: idParamsSchema, errors: [404] } as const;

export const forumReplyEndpoints = {
  listForumReplies: defineEndpoint({
    method: 'GET',
    path: '/api/forum/posts/:id/replies',
    summary: 'List the replies to a post, oldest first; with `limit` page by page.',
    access: 'public',
    inViewing: true,
    params: idParamsSchema,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).optional(),
      after: z.string().max(400).optional(),
    }),
    response: z.array(forumReplySchema),
    errors: [404],
    cacheable: true,
  }),
  createForumReply: defineEndpoint({
    method: 'POST',
    path: '/api/forum/posts/:id/replies',
    summary: 'Reply to a post.',
    access: 'member',
    params: idParamsSchema,
    body: forumReplyDraftSchema,
    status: 201,
    response: forumReplySchema,
    errors: [404, 409, 413],
    notes: 'A reply with `status: held` waits for a moderator.',
  }),
  updateForumReply: defineEndpoint({
    ...onReply,
    method: 'PATCH',
    path: '/api/forum/replies/:id',
    summary: "Edit the caller's own reply.",
    body: z.object({ content: contentText }),
    response: forumReplySchema,
    errors: [404, 413],
  }),
  deleteForumReply: defineEndpoint({
    ...onReply,
    method: 'DELETE',
    path: '/api/forum/replies/:id',
    summary: "Delete the caller's own reply.",
    status: 204,
  }),
  forumReplyHistory: defineEndpoint({
    method: 'GET',
    path: '/api/admin/replies/:id/history',
    summary: 'List earlier wordings of a reply, newest first.',
    access: 'moderation.read',
    params: idParamsSchema,
    response: z.array(forumRevisionSchema),
    errors: [404],
  }),
} as const;
