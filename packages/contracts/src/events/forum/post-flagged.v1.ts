import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { forumTopics } from './topics.ts';

export const postFlaggedV1 = defineEvent({
  type: 'academy.forum.post_flagged.v1',
  topic: forumTopics.posts.name,
  key: 'post id',
  when: 'a post or reply came to the moderation queue or was flagged again; `caseId` names it',
  data: z.object({
    postId: z.string(),
    /** `post_<id>` or `reply_<id>`. */
    caseId: z.string(),
    /** Flags since the last decision. */
    openFlags: z.number().int(),
    /** Whether it is to be held until a moderator decides. */
    hold: z.boolean(),
  }),
});
