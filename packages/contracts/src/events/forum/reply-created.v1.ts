import { z } from 'zod';
import { forumStatusSchema } from '../../http/forum/forum-author.ts';
import { defineEvent } from '../event.ts';
import { toEverybody } from '../live-note.ts';
import { forumTopics } from './topics.ts';

export const replyCreatedV1 = defineEvent({
  type: 'academy.forum.reply_created.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a reply was written; one that is held tells browsers nothing',
  data: z.object({
    postId: z.string(),
    postTitle: z.string(),
    /** Null for the academy itself, and once the author is deleted. */
    postAuthorId: z.string().nullable(),
    replyId: z.string(),
    authorId: z.string(),
    status: forumStatusSchema,
    createdAt: z.iso.datetime(),
    /** Members who subscribed to the post, without the reply's author: at most 1,000. */
    subscriberIds: z.array(z.string()),
  }),
  live: ({ status, postId, replyId }) =>
    status === 'visible' ? toEverybody({ type: 'reply_created', postId, replyId }) : null,
});
