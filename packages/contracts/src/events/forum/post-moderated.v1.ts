import { z } from 'zod';
import { forumDecisionSchema } from '../../http/forum/forum-author.ts';
import { defineEvent } from '../event.ts';
import { toUser } from '../live-note.ts';
import { forumTopics } from './topics.ts';

export const postModeratedV1 = defineEvent({
  type: 'academy.forum.post_moderated.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a moderator decided on a post or reply; `caseId` names it',
  data: z.object({
    postId: z.string(),
    postTitle: z.string(),
    /** `post_<id>` or `reply_<id>`. */
    caseId: z.string(),
    /** Null for the academy itself, and once the author is deleted. */
    authorId: z.string().nullable(),
    ...forumDecisionSchema.shape,
    /** Whether it was decided on its author's appeal: `remove` confirms, `approve` restores. */
    onAppeal: z.boolean().optional(),
  }),
  live: ({ authorId, postId, action, reason, onAppeal }) =>
    authorId === null
      ? null
      : toUser(authorId, { type: 'post_moderated', postId, action, reason, ...(onAppeal && { onAppeal }) }),
});
