import { z } from 'zod';
import { languageSchema } from '../../shared/language.ts';
import { idParamsSchema, idSchema, listQuerySchema } from '../../shared/lists.ts';
import { oneLineText } from '../../shared/person-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  forumAuthorSchema,
  forumDecisionSchema,
  forumRevisionSchema,
  forumStatusSchema,
} from './forum-author.ts';

export const postLimits = { title: { min: 5, max: 120 }, content: { min: 20, max: 20_000 } } as const;
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
  decision: forumDecisionSchema.nullable(),
  version: z.number().int(),
});
export type ForumPost = z.infer<typeof forumPostSchema>;

const tooShortTitle = {
  es: 'El título debe tener al menos 5 caracteres',
  en: 'The title must be at least 5 characters',
};
const tooShortContent = {
  es: 'El contenido debe tener al menos 20 caracteres',
  en: 'The content must be at least 20 characters',
};
export const noCategory = { es: 'Selecciona una categoría', en: 'Select a category' };

const titleText = oneLineText({ min: 0, max: postLimits.title.max }).refine(
  (title) => [...title].length >= postLimits.title.min,
  { error: tooShortTitle.en, params: { text: tooShortTitle } },
);
const contentText = z
  .string()
  .trim()
  .max(postLimits.content.max)
  .refine((content) => [...content].length >= postLimits.content.min, {
    error: tooShortContent.en,
    params: { text: tooShortContent },
  });
const categoryIdText = z
  .string()
  .max(60)
  .refine((id) => idSchema.safeParse(id).success, { error: noCategory.en, params: { text: noCategory } });

/** Made by the client, so that a double click or a retry after a lost answer posts once. 409 where it was used for something else. */
export const clientIdSchema = z.uuid();

export const forumPostDraftSchema = z.object({
  id: clientIdSchema.optional(),
  title: titleText,
  content: contentText,
  categoryId: categoryIdText,
  isSpanish: z.boolean(),
  topic: forumTopicSchema.nullish(),
  attemptId: idSchema.nullish(),
});
export type ForumPostDraft = z.infer<typeof forumPostDraftSchema>;

export const forumPostChangeSchema = z.object({
  title: titleText.optional(),
  content: contentText.optional(),
  categoryId: categoryIdText.optional(),
  isSpanish: z.boolean().optional(),
});

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
    access: 'moderator',
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
