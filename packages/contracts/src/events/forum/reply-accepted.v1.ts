import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { forumTopics } from './topics.ts';

export const replyAcceptedV1 = defineEvent({
  type: 'academy.forum.reply_accepted.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a reply was accepted as the answer; `post_changed` goes with it',
  data: z.object({
    postId: z.string(),
    postTitle: z.string(),
    replyId: z.string(),
    /** Null once the author is deleted. */
    replyAuthorId: z.string().nullable(),
    acceptedBy: z.string(),
  }),
});
