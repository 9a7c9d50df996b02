import { z } from 'zod';
import { forumStatusSchema } from '../../http/forum/forum-author.ts';
import { forumTopicSchema } from '../../http/forum/post-views.ts';
import { defineEvent } from '../event.ts';
import { toEverybody } from '../live-note.ts';
import { forumTopics } from './topics.ts';

export const postCreatedV1 = defineEvent({
  type: 'academy.forum.post_created.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a post was written; one that is held tells browsers nothing',
  data: z.object({
    postId: z.string(),
    /** Null for the academy itself. */
    authorId: z.string().nullable(),
    title: z.string(),
    categoryId: z.string(),
    isSpanish: z.boolean(),
    status: forumStatusSchema,
    topic: forumTopicSchema.nullable(),
    createdAt: z.iso.datetime(),
    /** True for the welcome posts of the first import: readers tell nobody. */
    imported: z.boolean(),
  }),
  live: ({ imported, status, postId, categoryId, isSpanish }) =>
    imported || status !== 'visible'
      ? null
      : toEverybody({ type: 'post_created', post: { id: postId, categoryId, isSpanish } }),
});
