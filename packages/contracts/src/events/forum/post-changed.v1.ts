import { z } from 'zod';
import { forumStatusSchema } from '../../http/forum/forum-author.ts';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { forumTopics } from './topics.ts';

export const postChangedV1 = defineEvent({
  type: 'academy.forum.post_changed.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a post was edited, deleted by its author, held, removed or made visible, or its accepted answer changed',
  data: z.object({
    postId: z.string(),
    /** Null for the academy itself, and once its author is deleted. */
    authorId: z.string().nullable(),
    title: z.string(),
    categoryId: z.string(),
    isSpanish: z.boolean(),
    status: forumStatusSchema,
    acceptedReplyId: z.string().nullable(),
    /** Whether others see it now and did not before, or no longer do. */
    appearedOrVanished: z.boolean(),
  }),
  live: ({ postId, appearedOrVanished }) =>
    toEverybody(appearedOrVanished ? changed('/api/forum/') : changed(`/api/forum/posts/${postId}`)),
});
