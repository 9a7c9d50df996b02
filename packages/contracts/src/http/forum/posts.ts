import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, idSchema, listQuerySchema } from '../../shared/lists.ts';
import { defineEndpoint } from '../endpoint.ts';
import { forumRevisionSchema } from './forum-author.ts';
import { forumPostSchema, forumPostSummarySchema } from './post-views.ts';
import { forumPostChangeSchema, forumPostDraftSchema } from './post-writes.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const forumPostQuerySchema = listQuerySchema.extend({
  category: idSchema.optional(),
  language: languageSchema.optional(),
  /** Without a reply. */
  unanswered: flag.optional(),
  /** The caller's own; nothing for visitors. */
  mine: flag.optional(),
  lesson: idSchema.optional(),
  document: idSchema.optional(),
});

const onPost = { access: 'member', params: idParamsSchema, errors: [404] } as const;

export const forumPostEndpoints = {
  listForumPosts: defineEndpoint({
    method: 'GET',
    path: '/api/forum/posts',
    summary: 'List the posts of the community, newest first, with the beginning of their text.',
    access: 'public',
    inViewing: true,
    query: forumPostQuerySchema,
    response: z.array(forumPostSummarySchema),
    cacheable: true,
  }),
  similarForumPosts: defineEndpoint({
    method: 'GET',
    path: '/api/forum/similar',
    summary: 'List up to five posts like a title that somebody is writing.',
    access: 'public',
    query: z.object({ title: z.string().max(200) }),
    response: z.array(forumPostSummarySchema),
    cacheable: true,
  }),
  getForumPost: defineEndpoint({
    method: 'GET',
    path: '/api/forum/posts/:id',
    summary: 'Get one post.',
    access: 'public',
    inViewing: true,
    params: idParamsSchema,
    response: forumPostSchema,
    errors: [404],
    cacheable: true,
  }),
  createForumPost: defineEndpoint({
    method: 'POST',
    path: '/api/forum/posts',
    summary: 'Write a post. Requires premium; moderators and administrators may too.',
    access: 'member',
    body: forumPostDraftSchema,
    status: 201,
    response: forumPostSchema,
    errors: [409, 413],
    notes: 'A post with `status: held` waits for a moderator.',
  }),
  updateForumPost: defineEndpoint({
    ...onPost,
    method: 'PATCH',
    path: '/api/forum/posts/:id',
    summary: "Edit the caller's own post.",
    body: forumPostChangeSchema,
    response: forumPostSchema,
    errors: [404, 413],
  }),
  deleteForumPost: defineEndpoint({
    ...onPost,
    method: 'DELETE',
    path: '/api/forum/posts/:id',
    summary: "Delete the caller's own post. One with replies stays, empty, as deleted by its author.",
    status: 204,
  }),
  forumPostHistory: defineEndpoint({
    method: 'GET',
    path: '/api/admin/posts/:id/history',
    summary: 'List earlier wordings of a post, newest first.',
    access: 'moderation.read',
    params: idParamsSchema,
    response: z.array(forumRevisionSchema),
    errors: [404],
  }),
  addMeToo: defineEndpoint({
    ...onPost,
    method: 'PUT',
    path: '/api/forum/posts/:id/me-too',
    summary: 'Say that the caller has the same question.',
    response: z.object({ meToo: z.boolean(), meTooCount: z.number().int() }),
  }),
  removeMeToo: defineEndpoint({
    ...onPost,
    method: 'DELETE',
    path: '/api/forum/posts/:id/me-too',
    summary: 'Take "me too" back.',
    response: z.object({ meToo: z.boolean(), meTooCount: z.number().int() }),
  }),
  subscribeToPost: defineEndpoint({
    ...onPost,
    method: 'PUT',
    path: '/api/forum/posts/:id/subscription',
    summary: 'Subscribe to the replies of a post. Authors of posts and replies are subscribed by writing.',
    status: 204,
  }),
  unsubscribeFromPost: defineEndpoint({
    ...onPost,
    method: 'DELETE',
    path: '/api/forum/posts/:id/subscription',
    summary: 'Unsubscribe from a post.',
    status: 204,
  }),
  markPostRead: defineEndpoint({
    ...onPost,
    method: 'PUT',
    path: '/api/forum/posts/:id/read',
    summary: 'Mark what the caller has seen of a post.',
    body: z.object({
      /** `lastActivityAt` as the caller saw it. */
      upTo: z.iso.datetime(),
    }),
    status: 204,
  }),
  acceptReply: defineEndpoint({
    ...onPost,
    method: 'PUT',
    path: '/api/forum/posts/:id/accepted-reply',
    summary: "Accept a reply as the answer. The post's author or a moderator.",
    body: z.object({ replyId: idSchema }),
    response: forumPostSchema,
  }),
  unacceptReply: defineEndpoint({
    ...onPost,
    method: 'DELETE',
    path: '/api/forum/posts/:id/accepted-reply',
    summary: "Take the accepted answer back. The post's author or a moderator.",
    response: forumPostSchema,
  }),
} as const;
