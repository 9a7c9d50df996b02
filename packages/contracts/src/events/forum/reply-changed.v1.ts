import { z } from 'zod';
import { forumStatusSchema } from '../../http/forum/forum-author.ts';
import { defineEvent } from '../event.ts';
import { changed, toEverybody } from '../live-note.ts';
import { forumTopics } from './topics.ts';

export const replyChangedV1 = defineEvent({
  type: 'academy.forum.reply_changed.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a reply was edited, deleted by its author, held, removed or made visible',
  data: z.object({ postId: z.string(), replyId: z.string(), status: forumStatusSchema }),
  live: ({ postId }) => toEverybody(changed(`/api/forum/posts/${postId}`)),
});
