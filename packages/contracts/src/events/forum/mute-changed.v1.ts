import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { forumTopics } from './topics.ts';

export const muteChangedV1 = defineEvent({
  type: 'academy.forum.mute_changed.v1',
  topic: forumTopics.posts.name,
  key: 'user id',
  when: 'a moderator muted a member, changed for how long, or ended it',
  data: z.object({ userId: z.string(), until: z.iso.datetime() }),
});
